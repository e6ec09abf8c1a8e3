import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { plannedDaySchema, type PlannedDay } from '@touchline/contracts/planned-days.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { plannedDaysQuerySchema, type PlannedDaysQuery } from '../load-plan.schemas.js';
import { PlannedDaysService } from './planned-days.service.js';

@ApiTags('calendar')
@Controller('calendar')
export class PlannedDaysController {
  constructor(private readonly days: PlannedDaysService) {}

  /** The days of a team or of an athlete on which a load is planned or recorded; at most 400 days. */
  @Answers(200, z.array(plannedDaySchema), { needs: 'load.read', refusals: [404] })
  @Get('planned-load')
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: plannedDaysQuerySchema }) query: PlannedDaysQuery,
  ): Promise<PlannedDay[]> {
    return this.days.list(coach, query);
  }
}
