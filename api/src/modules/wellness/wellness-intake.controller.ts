import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { intakeWellnessBodySchema, type IntakeWellnessBody } from '@touchline/contracts/intake.schema';
import { wellnessEntrySchema, type WellnessEntry } from '@touchline/contracts/wellness.schema';
import { z } from 'zod';
import type { CallingApp as App } from '../../common/auth/calling-app.js';
import { CallingApp } from '../../common/auth/route-marks.js';
import { Answers } from '../../common/http/answers.js';
import { WellnessIntakeService } from './wellness-intake.service.js';

@ApiTags('intake')
@Controller('intake/wellness')
export class WellnessIntakeController {
  constructor(private readonly intake: WellnessIntakeService) {}

  /**
   * From the athletes' own app: up to 500 days of athletes of its institution, by athlete and date, all of them or none. Ratings: 1 very good …
   * 10 very poor, sleep too. An absent field stays as it is stored, null takes an answer back; a day that says nothing new keeps its version.
   * Answers the stored days in the order sent, whole, which is recorded as reading where a day was there before.
   */
  @Answers(200, z.array(wellnessEntrySchema), { caller: 'app', bulk: true, refusals: [404, 429] })
  @Post()
  take(
    @CallingApp() app: App,
    @Body({ schema: intakeWellnessBodySchema }) body: IntakeWellnessBody,
  ): Promise<WellnessEntry[]> {
    return this.intake.take(app, body);
  }
}
