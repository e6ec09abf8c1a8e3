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
import { findOwnAthletes } from '../athletes/index.js';
import { findClosedEvents } from './attendance-closings.repository.js';
import { toClosing, toDay, toRecord, toSummary } from './attendance.mapper.js';
import { countAttendance, countDays, findMarks, untilToday, type AttendanceWindow } from './attendance.repository.js';
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
    const own = { coachId: coach.coachId, teamId };
    const period = untilToday({ start, end }, today);
    // Without a period those of today; somebody who has left since is in the periods of their days.
    const days = start === undefined ? undefined : { from: start, to: period.end };
    const roster = (await findOwnAthletes(manager, coach, 'attendance.read', { teamId, days })).map(
      ({ athlete }) => athlete.id,
    );
    const counts = await countAttendance(manager, { ...own, ...period });
    const marks = await findMarks(manager, { ...own, ...untilToday(week, today) });
    // Somebody who has left since was at the events of the team, too.
    const athleteIds = [...new Set([...roster, ...counts.keys()])];
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

  /** One query. A team or athlete out of reach has no records. */
  async range(coach: SignedInCoach, { limit, cursor, ...query }: RangeQuery): Promise<Page<AttendanceRecord>> {
    const window = this.windowOf(coach, query);
    const { items, next } = await pageOf({ limit, cursor }, BY_DAY, (after, pageSize) =>
      findRange(this.unitOfWork.read, { ...window, after, limit: pageSize }),
    );
    return { items: items.map(toRecord), next };
  }

  /** One query. A team or athlete out of reach has no records. */
  async days(coach: SignedInCoach, query: DaysQuery): Promise<AttendanceDay[]> {
    return (await countDays(this.unitOfWork.read, this.windowOf(coach, query))).map(toDay);
  }

  private windowOf(
    coach: SignedInCoach,
    { start, end, today, team_id: teamId, athlete_id: athleteId }: DaysQuery,
  ): AttendanceWindow {
    const period = untilToday({ start, end }, this.todayOf(coach, today));
    return { coachId: coach.coachId, teamId, athleteId, ...period };
  }

  private todayOf(coach: SignedInCoach, sent: CalendarDate | undefined): CalendarDate {
    return coachToday(sent, coach, this.clock.now());
  }
}
