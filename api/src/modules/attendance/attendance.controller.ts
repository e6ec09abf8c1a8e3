import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  attendanceDaySchema,
  attendanceRecordSchema,
  attendanceSummarySchema,
  closingSchema,
  type AttendanceDay,
  type AttendanceRecord,
  type AttendanceSummary,
  type Closing,
} from '@touchline/contracts/attendance.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import {
  closingsQuerySchema,
  daysQuerySchema,
  rangeQuerySchema,
  recordsQuerySchema,
  summaryQuerySchema,
  type ClosingsQuery,
  type DaysQuery,
  type RangeQuery,
  type RecordsQuery,
  type SummaryQuery,
} from './attendance.schemas.js';
import { AttendanceService } from './attendance.service.js';

@ApiTags('attendance')
@Controller('attendance')
export class AttendanceController {
  constructor(private readonly attendance: AttendanceService) {}

  /**
   * How often each of the coach's athletes attended up to today, and the days of the current week; a team out of reach is
   * empty.
   */
  @Answers(200, z.array(attendanceSummarySchema), { needs: 'attendance.read', load: 'statistics' })
  @Get('summary')
  summary(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: summaryQuerySchema }) query: SummaryQuery,
  ): Promise<AttendanceSummary[]> {
    return this.attendance.summary(coach, query);
  }

  /**
   * The marks at an event, of an athlete, or both, those at events ahead included, by date, event and athlete; empty when
   * out of reach.
   */
  @Answers(200, z.array(attendanceRecordSchema), { needs: 'attendance.read', polled: true })
  @Get()
  records(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: recordsQuerySchema }) query: RecordsQuery,
  ): Promise<AttendanceRecord[]> {
    return this.attendance.records(coach, query);
  }

  /** The events of the coach's teams on a day whose attendance is closed, by the time of closing, with their marks now. */
  @Answers(200, z.array(closingSchema), { needs: 'attendance.read', polled: true })
  @Get('closings')
  closings(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: closingsQuerySchema }) query: ClosingsQuery,
  ): Promise<Closing[]> {
    return this.attendance.closings(coach, query);
  }

  /**
   * The marks of the coach's athletes within a range of at most 400 days, up to today, by date, event and athlete; `Link`
   * names the next page.
   */
  @Answers(200, z.array(attendanceRecordSchema), { needs: 'attendance.read', load: 'statistics' })
  @Get('range')
  @UseInterceptors(PageInterceptor)
  range(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: rangeQuerySchema }) query: RangeQuery,
  ): Promise<Page<AttendanceRecord>> {
    return this.attendance.range(coach, query);
  }

  /**
   * How many of the coach's athletes attended on each day of a range of at most 400 days, up to today; a day without marks
   * is left out.
   */
  @Answers(200, z.array(attendanceDaySchema), { needs: 'attendance.read', load: 'statistics' })
  @Get('days')
  days(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: daysQuerySchema }) query: DaysQuery,
  ): Promise<AttendanceDay[]> {
    return this.attendance.days(coach, query);
  }
}
