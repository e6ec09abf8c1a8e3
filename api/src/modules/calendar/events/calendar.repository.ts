import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Between, In, IsNull, Not, type EntityManager } from 'typeorm';
import {
  isOnTeamOn,
  isOwnAthlete,
  isStaff,
  rosterMembers,
  staffOf,
  TEAM_STAFF,
  type Reacher,
} from '../../../common/access/coach-reach.js';
import type { DayRange } from '../../../common/paging/athlete-rows.js';
import type { Slice } from '../../../common/paging/newest-page.js';
import { select, selectExpressions, type Parameters } from '../../../database/row-selection.js';
import type { EventMarks } from '../calc/event-status.js';
import { CalendarEventEntity } from './calendar-event.entity.js';

/**
 * The events to read: with an athlete those of the athlete and of their teams on the days of the membership, with a team
 * those of the team, otherwise those of all own teams.
 */
export interface EventReach {
  coach: Reacher;
  teamId?: number | undefined;
  athleteId?: number | undefined;
}

/** The columns that order the events of the UNION below. */
const KEY_COLUMNS = 'SELECT own.id, own.date, own.event_time';

/** The position of an event in a list: day, time (empty: all day), id. */
export type EventKey = [date: CalendarDate, time: string, id: number];

/** All conditions are combined with AND; both days are inclusive. */
export interface EventFilter extends EventReach, Slice<EventKey> {
  eventId?: number | undefined;
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
}

/** An event and the marks from which its status is derived. */
export interface ListedEvent {
  event: CalendarEventEntity;
  marks: EventMarks;
}

/**
 * The next events from a day on, by date and time, all-day events first. Empty when the team or athlete is out of
 * reach. One query.
 */
export function findUpcomingEvents(
  manager: EntityManager,
  { coach, teamId, athleteId }: EventReach,
  from: CalendarDate,
  limit: number,
): Promise<CalendarEventEntity[]> {
  const parts = athleteId === undefined ? [teamEventsSql] : [teamEventsSql, athleteEventsSql];
  // With an athlete, the events of the athlete and their teams, whichever team is shown.
  const filter = athleteId === undefined ? { coach, teamId, from, limit } : { coach, athleteId, from, limit };
  return EVENT.read(manager, ...selectedEvents(parts, filter));
}

/**
 * The events that the coach reaches, by date and time. Without a team or athlete: the events of all own teams and of
 * their athletes on a roster; events of an archived athlete only when the filter names that athlete. With a team: the
 * events of the team as a whole, even when the filter names an athlete, too. One query.
 */
export function findListedEvents(manager: EntityManager, filter: EventFilter): Promise<ListedEvent[]> {
  const parts = filter.teamId === undefined ? [teamEventsSql, athleteEventsSql] : [teamEventsSql];
  return readListed(manager, selectedEvents(parts, filter));
}

/** The events of a whole team on the days of a range, by date and time. The caller has checked the reach. */
export function findTeamEvents(
  manager: EntityManager,
  teamId: number,
  { from, to }: DayRange,
): Promise<CalendarEventEntity[]> {
  return manager.find(CalendarEventEntity, {
    where: { teamId, date: Between(from, to) },
    order: { date: 'ASC', eventTime: 'ASC', id: 'ASC' },
  });
}

/**
 * The events with a planned load of these teams and of these athletes on the days of a range, unordered. The caller has
 * checked the reach. Two queries, because no index serves a condition with OR.
 */
export async function findPlannedLoads(
  manager: EntityManager,
  { teamIds, athleteIds }: Record<'teamIds' | 'athleteIds', readonly number[]>,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<CalendarEventEntity[]> {
  const planned = { date: Between(from, to), plannedRpe: Not(IsNull()) };
  return [
    ...(await manager.findBy(CalendarEventEntity, { ...planned, teamId: In([...teamIds]) })),
    ...(await manager.findBy(CalendarEventEntity, { ...planned, athleteId: In([...athleteIds]) })),
  ];
}

/** One event by id; null when it does not exist or is out of reach. */
export async function findOwnEvent(
  manager: EntityManager,
  { coachId, today }: Reacher,
  eventId: number,
): Promise<ListedEvent | null> {
  const found = await readListed(manager, [
    `${EVENTS} ${REACHED} AND event.id = :eventId`,
    { coachId, today, eventId },
  ]);
  return found[0] ?? null;
}

/** The event that shows a scheduled workout; null when it does not exist or is out of reach. */
export function findOwnWorkoutEvent(
  manager: EntityManager,
  { coachId, today }: Reacher,
  workoutUid: string,
): Promise<CalendarEventEntity | null> {
  const from = `${EVENTS} ${REACHED} AND event.workout_uid = :workoutUid`;
  return EVENT.readOne(manager, from, { coachId, today, workoutUid });
}

/** The event of a recorded change with the lowest id; null when none exists or is within reach. */
export async function findFirstEventOfChange(
  manager: EntityManager,
  { coachId, today }: Reacher,
  eventChangeId: number,
): Promise<ListedEvent | null> {
  const from = `${EVENTS}
    INNER JOIN changed_events recorded ON recorded.event_id = event.id AND recorded.event_change_id = :eventChangeId
    ${REACHED} ORDER BY event.id LIMIT 1`;
  return (await readListed(manager, [from, { coachId, today, eventChangeId }]))[0] ?? null;
}

const EVENT_COUNT = selectExpressions<{ athleteId: number; events: string | number }>({
  athleteId: 'member.athlete_id',
  events: 'COUNT(*)',
});

/**
 * The number of events of each own athlete from a day on. Athletes without events, and events of the team, are left
 * out. One query.
 */
export async function countOwnEvents(
  manager: EntityManager,
  { coach: { coachId, today }, teamId }: EventReach,
  from: CalendarDate,
): Promise<{ athleteId: number; events: number }[]> {
  const rows = await EVENT_COUNT.read(
    manager,
    `FROM ${rosterMembers('plan.read', teamId)}
     INNER JOIN calendar_events own ON own.athlete_id = COALESCE(member.athlete_id, 0) AND own.date >= :from
     GROUP BY member.athlete_id ORDER BY member.athlete_id`,
    { coachId, today, teamId, from },
  );
  return rows.map(({ athleteId, events }) => ({ athleteId, events: Number(events) }));
}

/** A statement from its FROM on, and its parameters. */
type EventQuery = [from: string, parameters: Parameters];

/**
 * The events that any of the `parts` finds, by date and time: all-day events come first, because both databases sort null
 * before every time. The parts are joined by UNION ALL, because no index serves a condition with OR. The limit applies
 * before the full rows are read.
 */
function selectedEvents(parts: readonly ((filter: EventFilter) => string)[], filter: EventFilter): EventQuery {
  const { teamId, athleteId, eventId, from, to, after, before, isFromEnd, limit } = filter;
  const { coachId, today } = filter.coach;
  const [day, time, id] = after ?? before ?? [];
  const orderOf = (alias: string) =>
    ['date', 'event_time', 'id'].map((column) => `${alias}.${column}${isFromEnd ? ' DESC' : ''}`).join(', ');
  const found = parts.map((part) => part(filter)).join(' UNION ALL ');
  const reached =
    limit === undefined ? found : `SELECT found.id FROM (${found}) found ORDER BY ${orderOf('found')} LIMIT :limit`;
  return [
    `FROM calendar_events event INNER JOIN (${reached}) reached ON reached.id = event.id ORDER BY ${orderOf('event')}`,
    { coachId, today, teamId, athleteId, eventId, from, to, day, time, id, limit },
  ];
}

/**
 * The events of all own teams, of one team, or of the team of an athlete. The COALESCE, here and below, changes no
 * value: it makes the database start from the own teams and athletes. Without it, the database starts from all clubs'
 * events of those days, because it cannot estimate how few of the events of a team fall into them.
 */
function teamEventsSql({ teamId, athleteId, ...window }: EventFilter): string {
  const days = windowConditions(window);
  if (athleteId !== undefined) {
    const ofTeam = teamId === undefined ? [] : ['own.team_id = :teamId'];
    return `${KEY_COLUMNS} FROM memberships membership
      INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('membership.team_id', 'plan.read')}
      INNER JOIN calendar_events own ON own.team_id = COALESCE(membership.team_id, 0) AND ${isOnTeamOn('own.date')}
      WHERE ${['membership.athlete_id = :athleteId', ...ofTeam, ...days].join(' AND ')}`;
  }
  if (teamId !== undefined)
    return `${KEY_COLUMNS} FROM ${TEAM_STAFF} staff
      INNER JOIN calendar_events own ON own.team_id = staff.team_id
      WHERE ${[staffOf(':teamId', 'plan.read'), ...days].join(' AND ')}`;
  return `${KEY_COLUMNS} FROM ${TEAM_STAFF} staff
    INNER JOIN calendar_events own ON own.team_id = COALESCE(staff.team_id, 0)
    WHERE ${[isStaff('plan.read'), ...days].join(' AND ')}`;
}

/** The events of single athletes: of all athletes on the rosters of own teams, or of one athlete. */
function athleteEventsSql({ athleteId, ...window }: EventFilter): string {
  const [from, conditions] =
    athleteId === undefined
      ? [
          `${rosterMembers('plan.read')} INNER JOIN calendar_events own ON own.athlete_id = COALESCE(member.athlete_id, 0)`,
          [],
        ]
      : [
          'athletes athlete INNER JOIN calendar_events own ON own.athlete_id = athlete.id',
          ['athlete.id = :athleteId', isOwnAthlete('plan.read')],
        ];
  return `${KEY_COLUMNS} FROM ${from} WHERE ${[...conditions, ...windowConditions(window), 'TRUE'].join(' AND ')}`;
}

function windowConditions({
  eventId,
  from,
  to,
  after,
  before,
}: Pick<EventFilter, 'eventId' | 'from' | 'to' | 'after' | 'before'>): string[] {
  const time = "COALESCE(own.event_time, '')";
  return [
    ...(eventId === undefined ? [] : ['own.id = :eventId']),
    ...(from === undefined ? [] : ['own.date >= :from']),
    ...(to === undefined ? [] : ['own.date <= :to']),
    // The condition on the day alone comes first, because the index serves it.
    ...(after === undefined
      ? []
      : ['own.date >= :day', `(own.date > :day OR ${time} > :time OR (${time} = :time AND own.id > :id))`]),
    ...(before === undefined
      ? []
      : ['own.date <= :day', `(own.date < :day OR ${time} < :time OR (${time} = :time AND own.id < :id))`]),
  ];
}

const EVENTS = 'FROM calendar_events event LEFT JOIN athletes athlete ON athlete.id = event.athlete_id';
/** The events of own teams and of their athletes, archived ones included. Only for queries that find few events. */
const REACHED = `WHERE (EXISTS (SELECT 1 FROM ${TEAM_STAFF} staff WHERE ${staffOf('event.team_id', 'plan.read')})
  OR (event.athlete_id IS NOT NULL AND ${isOwnAthlete('plan.read')}))`;

const EVENT = select(CalendarEventEntity, 'event');
/** By table name, because the attendance module depends on this one. */
const MARKS = EVENT.and<{ marked: string | number }>({
  marked: 'EXISTS (SELECT 1 FROM attendance_records mark WHERE mark.event_id = event.id)',
});
/** `early`: whether everybody who was ever on the team was not on it on the day of the event. */
const MARKED = MARKS.and<{ early: string | number }>({
  early: `event.attendance_taken = TRUE
    AND NOT EXISTS (SELECT 1 FROM memberships membership
      WHERE membership.team_id = event.team_id AND ${isOnTeamOn('event.date')})
    AND EXISTS (SELECT 1 FROM memberships membership WHERE membership.team_id = event.team_id)`,
});
const MARKED_FOR_ATHLETE = MARKS.and<{ own: AttendanceStatus | null }>({
  own: '(SELECT mark.status FROM attendance_records mark WHERE mark.event_id = event.id AND mark.athlete_id = :athleteId)',
});

/** Reads the events with their attendance marks, for an athlete (`athleteId`) with that athlete's mark. */
async function readListed(manager: EntityManager, [from, parameters]: EventQuery): Promise<ListedEvent[]> {
  if (parameters['athleteId'] === undefined) {
    const rows = await MARKED.read(manager, from, parameters);
    return rows.map(({ marked, early, ...event }) => ({
      event,
      marks: { records: Number(marked), isBeforeTeam: Number(early) === 1 },
    }));
  }
  const rows = await MARKED_FOR_ATHLETE.read(manager, from, parameters);
  return rows.map(({ marked, own, ...event }) => ({ event, marks: { records: Number(marked), own } }));
}
