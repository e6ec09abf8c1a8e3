import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { attendanceSummarySchema, type AttendanceSummary } from '@touchline/contracts/attendance.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { summaryQuerySchema, type SummaryQuery } from './attendance.schemas.js';
import { AttendanceService } from './attendance.service.js';

@ApiTags('attendance')
@Controller('attendance')
export class AttendanceController {
  constructor(private readonly attendance: AttendanceService) {}

  /** How often each own athlete was there, and the days of the current week; a team out of reach has nobody. */
  @Answers(200, z.array(attendanceSummarySchema))
  @Get('summary')
  summary(@CurrentCoach() coach: SignedInCoach, @Query({ schema: summaryQuerySchema }) query: SummaryQuery): Promise<AttendanceSummary[]> {
    return this.attendance.summary(coach, query);
  }
}
