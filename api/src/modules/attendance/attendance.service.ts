import { Injectable } from '@nestjs/common';
import type {
  AttendanceDay,
  AttendanceRecord,
  AttendanceSummary,
  Closing,
} from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { mapInTurns } from '../../common/concurrency/map-in-turns.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findOwnAthlete, findOwnAthletes } from '../athletes/index.js';
import { findClosedEvents } from './attendance-closings.repository.js';
import { toClosing, toDay, toRecord, toSummary } from './attendance.mapper.js';
import { countAttendance, countDays, findMarks, untilToday } from './attendance.repository.js';
import {
  recordKeySchema,
  type ClosingsQuery,
  type DaysQuery,
  type RangeQuery,
  type RecordsQuery,
  type SummaryQuery,
} from './attendance.schemas.js';
import { weekOf } from './calc/week-marks.js';
import { findRange, findRecords, type RecordedMark, type RecordKey } from './attendance-records.repository.js';

const BY_DAY: ListOrder<RecordedMark, RecordKey> = {
  key: recordKeySchema,
  keyOf: ({ date, eventId, athleteId }) => [date, eventId, athleteId],
};

@Injectable()
export class AttendanceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * All athletes in the order of the athletes' list; three queries for any number of athletes. Another coach's team is
   * empty.
   */
  async summary(
    coach: SignedInCoach,
    { start, end, team_id: teamId, today: sentToday }: SummaryQuery,
  ): Promise<AttendanceSummary[]> {
    const today = this.todayOf(coach, sentToday);
    const week = weekOf(today);
    const manager = this.unitOfWork.read;
    const { coachId } = coach;
    const athleteIds = await this.findAthleteIds(coach, { team_id: teamId });
    const counts = await countAttendance(manager, athleteIds, { coachId, ...untilToday({ start, end }, today) });
    const marks = await findMarks(manager, athleteIds, { coachId, ...untilToday(week, today) });
    return mapInTurns(athleteIds, (id) => toSummary(id, week, counts.get(id), marks.get(id)));
  }

  /** One query. An event or athlete out of reach has no records. */
  async records(
    coach: SignedInCoach,
    { event_id: eventId, athlete_id: athleteId }: RecordsQuery,
  ): Promise<AttendanceRecord[]> {
    return (await findRecords(this.unitOfWork.read, { coachId: coach.coachId, eventId, athleteId })).map(toRecord);
  }

  /** Two queries. */
  async closings({ coachId }: SignedInCoach, { date }: ClosingsQuery): Promise<Closing[]> {
    return (await findClosedEvents(this.unitOfWork.read, { coachId, date })).map(toClosing);
  }

  /** Two queries. A team or athlete out of reach has no records. */
  async range(
    coach: SignedInCoach,
    { start, end, today, limit, cursor, ...filter }: RangeQuery,
  ): Promise<Page<AttendanceRecord>> {
    const window = { coachId: coach.coachId, ...untilToday({ start, end }, this.todayOf(coach, today)) };
    const athleteIds = await this.findAthleteIds(coach, filter);
    const { items, next } = await pageOf({ limit, cursor }, BY_DAY, (after, pageSize) =>
      findRange(this.unitOfWork.read, athleteIds, { ...window, after, limit: pageSize }),
    );
    return { items: items.map(toRecord), next };
  }

  /** Two queries. A team or athlete out of reach has no records. */
  async days(coach: SignedInCoach, { start, end, today, ...filter }: DaysQuery): Promise<AttendanceDay[]> {
    const window = { coachId: coach.coachId, ...untilToday({ start, end }, this.todayOf(coach, today)) };
    const athleteIds = await this.findAthleteIds(coach, filter);
    return (await countDays(this.unitOfWork.read, athleteIds, window)).map(toDay);
  }

  private todayOf(coach: SignedInCoach, sent: CalendarDate | undefined): CalendarDate {
    return coachToday(sent, coach, this.clock.now());
  }

  /**
   * The coach's athletes in the order of the athletes' list: of one team, one athlete, or all; archived athletes are
   * left out.
   */
  private async findAthleteIds(
    { coachId }: SignedInCoach,
    { team_id: teamId, athlete_id: athleteId }: { team_id?: number | undefined; athlete_id?: number | undefined },
  ): Promise<number[]> {
    const manager = this.unitOfWork.read;
    if (athleteId === undefined)
      return (await findOwnAthletes(manager, coachId, teamId)).map(({ athlete }) => athlete.id);
    const member = await findOwnAthlete(manager, coachId, athleteId, teamId);
    return member?.athlete.archivedAt === null ? [athleteId] : [];
  }
}
