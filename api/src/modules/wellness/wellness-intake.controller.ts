import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { intakeWellnessBodySchema, type IntakeWellnessBody } from '@touchline/contracts/intake.schema';
import { wellnessEntrySchema, type WellnessEntry } from '@touchline/contracts/wellness.schema';
import { z } from 'zod';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { CurrentApp } from '../../common/auth/route-marks.js';
import { Answers } from '../../common/http/answers.js';
import { WellnessIntakeService } from './wellness-intake.service.js';

@ApiTags('intake')
@Controller('intake/wellness')
export class WellnessIntakeController {
  constructor(private readonly intake: WellnessIntakeService) {}

  /**
   * For the athletes' own app: up to 500 days of athletes of its institution, by athlete and date, all of them or none.
   * Ratings: 1 very good … 10 very poor, sleep too. An absent field keeps the stored value, null clears it; a day with
   * no new value keeps its version. Returns the complete stored days in the order sent. A day that existed before is
   * recorded as read in the audit.
   */
  @Answers(200, z.array(wellnessEntrySchema), { caller: 'app', bulk: true, refusals: [404, 429] })
  @Post()
  receive(
    @CurrentApp() app: CallingApp,
    @Body({ schema: intakeWellnessBodySchema }) body: IntakeWellnessBody,
  ): Promise<WellnessEntry[]> {
    return this.intake.receive(app, body);
  }
}
