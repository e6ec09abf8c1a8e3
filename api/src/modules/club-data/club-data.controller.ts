import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  dataAthleteSchema,
  dataAttendanceSchema,
  dataAvailabilitySchema,
  dataEventSchema,
  dataMeasurementSchema,
  dataMembershipSchema,
  dataSessionSchema,
  dataTestSchema,
  dataWellnessSchema,
} from '@touchline/contracts/club-data.schema';
import { z } from 'zod';
import type { ReadingProgram } from '../../common/auth/reading-program.js';
import { CurrentProgram } from '../../common/auth/route-marks.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import {
  daysQuerySchema,
  measurementsQuerySchema,
  peopleQuerySchema,
  type DaysQuery,
  type MeasurementsQuery,
  type PeopleQuery,
} from './club-data.schemas.js';
import { ClubDataService } from './club-data.service.js';

/** A whole club is read page by page: such calls are refused before those that people wait for. */
const READS = { caller: 'program', load: 'statistics', refusals: [429] } as const;

@ApiTags('club data')
@Controller('data')
@UseInterceptors(PageInterceptor)
export class ClubDataController {
  constructor(private readonly data: ClubDataService) {}

  /**
   * Today's athletes of the key's teams; `limit` counts athletes. No time of a change is kept of them: all of them are
   * answered, whatever `changed_since` says.
   */
  @Answers(200, z.array(dataAthleteSchema), { ...READS, needs: 'names.read' })
  @Get('athletes')
  athletes(@CurrentProgram() program: ReadingProgram, @Query({ schema: peopleQuerySchema }) query: PeopleQuery) {
    return this.data.athletes(program, query);
  }

  /**
   * Who was on the key's teams on which days; `limit` counts athletes. No time of a change is kept of them: all of them are
   * answered, whatever `changed_since` says.
   */
  @Answers(200, z.array(dataMembershipSchema), { ...READS, needs: 'names.read' })
  @Get('memberships')
  memberships(@CurrentProgram() program: ReadingProgram, @Query({ schema: peopleQuerySchema }) query: PeopleQuery) {
    return this.data.memberships(program, query);
  }

  /**
   * Events of teams, by team and day. A page may hold fewer rows than `limit`, also none: go on while `Link` names a next
   * page. `changed_since` compares `updated_at`.
   */
  @Answers(200, z.array(dataEventSchema), { ...READS, needs: 'plan.read' })
  @Get('events')
  events(@CurrentProgram() program: ReadingProgram, @Query({ schema: daysQuerySchema }) query: DaysQuery) {
    return this.data.events(program, query);
  }

  /** Events of single athletes, by athlete and day; pages and `changed_since` as of `/api/data/events`. */
  @Answers(200, z.array(dataEventSchema), { ...READS, needs: 'plan.read' })
  @Get('athlete-events')
  athleteEvents(@CurrentProgram() program: ReadingProgram, @Query({ schema: daysQuerySchema }) query: DaysQuery) {
    return this.data.athleteEvents(program, query);
  }

  /**
   * Marks of athletes at events of the key's teams, by athlete and day. `changed_since` compares `updated_at`, and that of the
   * event, whose day is that of the mark. Pages as of `/api/data/events`.
   */
  @Answers(200, z.array(dataAttendanceSchema), { ...READS, needs: 'attendance.read' })
  @Get('attendance')
  attendance(@CurrentProgram() program: ReadingProgram, @Query({ schema: daysQuerySchema }) query: DaysQuery) {
    return this.data.attendance(program, query);
  }

  /**
   * Training sessions with RPE, minutes and load, by athlete and day. `changed_since` compares `updated_at`; an event that is
   * deleted empties `event_id` without changing it. Pages as of `/api/data/events`.
   */
  @Answers(200, z.array(dataSessionSchema), { ...READS, needs: 'load.read' })
  @Get('sessions')
  sessions(@CurrentProgram() program: ReadingProgram, @Query({ schema: daysQuerySchema }) query: DaysQuery) {
    return this.data.sessions(program, query);
  }

  /**
   * Wellness ratings, by athlete and day: 1 very good … 10 very poor, sleep too. Answers to the club's own questions are in
   * `/api/data/measurements`. `changed_since` compares `updated_at`. Pages as of `/api/data/events`.
   */
  @Answers(200, z.array(dataWellnessSchema), { ...READS, needs: 'wellness.read' })
  @Get('wellness')
  wellness(@CurrentProgram() program: ReadingProgram, @Query({ schema: daysQuerySchema }) query: DaysQuery) {
    return this.data.wellness(program, query);
  }

  /**
   * Who can train, by athlete and the day of recording. Rows are only ever added: `changed_since` compares `created_at`.
   * Pages as of `/api/data/events`.
   */
  @Answers(200, z.array(dataAvailabilitySchema), { ...READS, needs: 'availability.read' })
  @Get('availability')
  availability(@CurrentProgram() program: ReadingProgram, @Query({ schema: daysQuerySchema }) query: DaysQuery) {
    return this.data.availability(program, query);
  }

  /** Performance tests, by athlete and day. `changed_since` compares `updated_at`. Pages as of `/api/data/events`. */
  @Answers(200, z.array(dataTestSchema), { ...READS, needs: 'performance.read' })
  @Get('tests')
  tests(@CurrentProgram() program: ReadingProgram, @Query({ schema: daysQuerySchema }) query: DaysQuery) {
    return this.data.tests(program, query);
  }

  /**
   * Values of the measures of one kind of data, which the key reads: the product's and the club's own. By athlete and day;
   * `changed_since` compares `updated_at`. Pages as of `/api/data/events`.
   */
  @Answers(200, z.array(dataMeasurementSchema), { ...READS, needs: 'sign-in' })
  @Get('measurements')
  measurements(
    @CurrentProgram() program: ReadingProgram,
    @Query({ schema: measurementsQuerySchema }) query: MeasurementsQuery,
  ) {
    return this.data.measurements(program, query);
  }
}
