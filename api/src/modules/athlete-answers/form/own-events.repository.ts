import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { isOnTeamOn } from '../../../common/access/coach-reach.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { CalendarEventEntity } from '../../calendar/index.js';
import type { KnownOfEvent } from '../calc/own-answer.js';

const EVENT = select(CalendarEventEntity, 'event', [
  'id',
  'teamId',
  'date',
  'eventTime',
  'durationMin',
  'title',
  'type',
  'attendanceTaken',
]);
const KNOWN = EVENT.and<{
  mark: AttendanceStatus | null;
  sessionId: number | null;
  sessionRpe: string | number;
  sessionMinutes: number;
  sessionVersion: number;
  sessionAthleteVersion: number | null;
  absentId: number | null;
}>({
  mark: 'mark.status',
  sessionId: 'session.id',
  sessionRpe: 'session.rpe',
  sessionMinutes: 'session.duration_min',
  sessionVersion: 'session.version',
  sessionAthleteVersion: 'session.athlete_version',
  absentId: 'absence.event_id',
});
const KNOWN_OF_EVENT = `LEFT JOIN attendance_records mark ON mark.event_id = event.id AND mark.athlete_id = :athleteId
  LEFT JOIN training_sessions session ON session.event_id = event.id AND session.athlete_id = :athleteId
  LEFT JOIN event_absences absence ON absence.event_id = event.id AND absence.athlete_id = :athleteId`;

/** An event of the athlete or of a team of theirs on that day, with the athlete's stored records about it. */
export interface OwnEvent extends RowOf<typeof EVENT> {
  isExcused: boolean;
  known: KnownOfEvent;
}

type Whose = Pick<AnsweringAthlete, 'athleteId'>;

/** The events of the athlete and of the teams to which they belonged on the day, on the days of a range, by date and time. One query. */
export async function findOwnEvents(
  manager: EntityManager,
  { athleteId }: Whose,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<OwnEvent[]> {
  // Joined by UNION ALL, because no index serves a condition with OR.
  const rows = await KNOWN.read(
    manager,
    `FROM calendar_events event ${KNOWN_OF_EVENT}
     INNER JOIN (
       SELECT own.id FROM memberships membership
       INNER JOIN calendar_events own ON own.team_id = membership.team_id AND own.date BETWEEN :from AND :to
       WHERE membership.athlete_id = :athleteId AND ${isOnTeamOn('own.date')}
       UNION ALL
       SELECT own.id FROM calendar_events own WHERE own.athlete_id = :athleteId AND own.date BETWEEN :from AND :to
     ) reached ON reached.id = event.id
     ORDER BY event.date, event.event_time, event.id`,
    { athleteId, from, to },
  );
  return rows.map(toOwnEvent);
}

/** The day of an event of the athlete or of a team of theirs; null for any other one. One query. */
export async function findDayOfEvent(
  manager: EntityManager,
  { athleteId }: Whose,
  eventId: number,
): Promise<CalendarDate | null> {
  const event = await EVENT.readOne(
    manager,
    `FROM calendar_events event WHERE event.id = :eventId AND (event.athlete_id = :athleteId OR EXISTS (
       SELECT 1 FROM memberships membership WHERE membership.athlete_id = :athleteId
       AND membership.team_id = event.team_id AND ${isOnTeamOn('event.date')}))`,
    { eventId, athleteId },
  );
  return event?.date ?? null;
}

function toOwnEvent({
  mark,
  sessionId,
  sessionRpe,
  sessionMinutes,
  sessionVersion: version,
  sessionAthleteVersion: athleteVersion,
  absentId,
  ...event
}: RowOf<typeof KNOWN>): OwnEvent {
  const session =
    sessionId === null
      ? null
      : { id: sessionId, rpe: Number(sessionRpe), durationMin: sessionMinutes, version, athleteVersion };
  return { ...event, isExcused: mark === 'excused', known: { session, isAbsent: absentId !== null } };
}
