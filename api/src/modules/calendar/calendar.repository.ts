import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import type { EventMarks } from './calc/event-status.js';
import { CalendarEvent } from './calendar-event.entity.js';
import { ChangedEvent } from './changed-event.entity.js';

/** Whose events: one athlete's own and their team's, else those of one team, else those of all own teams. */
export interface EventReach {
  coachId: number;
  teamId?: number | undefined;
  athleteId?: number | undefined;
}

/** What a part finds of an event: where it stands in the order. */
const COLUMNS = 'SELECT own.id, own.date, own.event_time';

/** Where an event stands in a list: its day, its time (empty: all day), its number. */
export type EventKey = [date: CalendarDate, time: string, id: number];

/** All conditions hold together; both days inclusive. */
export interface EventFilter extends EventReach {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  /** Only what comes after this event: where the last page ended. */
  after?: EventKey | undefined;
  limit?: number | undefined;
}

/** An event, and what its status is read from. */
export interface ListedEvent {
  event: CalendarEvent;
  marks: EventMarks;
}

/** The next events from a day on, by date, then time (all-day ones first). Out of the coach's reach there are none. One query. */
export function findUpcomingEvents(
  manager: EntityManager,
  { coachId, teamId, athleteId }: EventReach,
  from: CalendarDate,
  limit: number,
): Promise<CalendarEvent[]> {
  const filter = athleteId === undefined ? { coachId, teamId, from, limit } : { coachId, athleteId, from, limit };
  return findIn(manager, athleteId === undefined ? [ofTeams] : [ofTeams, ofAthletes], filter).getMany();
}

/**
 * The events that the coach reaches, in the order of a calendar; without a team or athlete those of the teams and the own ones of their
 * athletes, of archived ones only where one is asked for. A team means its own events: with an athlete, too, whose own ones are no team's. One query.
 */
export function findListedEvents(manager: EntityManager, filter: EventFilter): Promise<ListedEvent[]> {
  return listed(
    findIn(manager, filter.teamId === undefined ? [ofTeams, ofAthletes] : [ofTeams], filter),
    filter.athleteId,
  );
}

/** One event of the coach's reach; null where there is none. */
export async function findOwnEvent(
  manager: EntityManager,
  coachId: number,
  eventId: number,
): Promise<ListedEvent | null> {
  return (await listed(ownEvents(manager, coachId).where('event.id = :eventId', { eventId })))[0] ?? null;
}

/** The event of the coach's reach that shows a scheduled workout; null where there is none. */
export function findOwnWorkoutEvent(
  manager: EntityManager,
  coachId: number,
  workoutUid: string,
): Promise<CalendarEvent | null> {
  return ownEvents(manager, coachId).where({ workoutUid }).getOne();
}

/** The first event of a change, as far as it is there and within the coach's reach. */
export async function findFirstOf(
  manager: EntityManager,
  coachId: number,
  eventChangeId: number,
): Promise<ListedEvent | null> {
  const query = ownEvents(manager, coachId).innerJoin(
    ChangedEvent,
    'noted',
    'noted.eventId = event.id AND noted.eventChangeId = :eventChangeId',
    { eventChangeId },
  );
  return (await listed(query.orderBy('event.id').limit(1)))[0] ?? null;
}

/** How many events of their own the coach's athletes have from a day on, by athlete; who has none is not in it. One query. */
export async function countOwnEvents(
  manager: EntityManager,
  { coachId, teamId }: EventReach,
  from: CalendarDate,
): Promise<{ athleteId: number; events: number }[]> {
  const query = manager
    .createQueryBuilder()
    .select('athlete.id', 'athleteId')
    .addSelect('COUNT(*)', 'events')
    .from('athletes', 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .innerJoin('calendar_events', 'own', 'own.athlete_id = athlete.id AND own.date >= :from', { from })
    .where('athlete.archived_at IS NULL')
    .groupBy('athlete.id')
    .orderBy('athlete.id');
  if (teamId !== undefined) query.andWhere('athlete.team_id = :teamId', { teamId });
  const rows = await query.getRawMany<{ athleteId: number; events: string | number }>();
  return rows.map(({ athleteId, events }) => ({ athleteId, events: Number(events) }));
}

/** The events that these parts find. Parts, because the condition "one or the other" is served by no index. What is too much is left out before a whole row is read. */
function findIn(
  manager: EntityManager,
  parts: readonly ((filter: EventFilter) => string)[],
  filter: EventFilter,
): SelectQueryBuilder<CalendarEvent> {
  const { coachId, teamId, athleteId, from, to, after, limit } = filter;
  const [day, time, id] = after ?? [];
  const found = parts.map((part) => part(filter)).join(' UNION ALL ');
  const reached =
    limit === undefined
      ? found
      : `SELECT found.id FROM (${found}) found ORDER BY found.date, found.event_time, found.id LIMIT ${limit}`;
  return inOrder(manager.createQueryBuilder(CalendarEvent, 'event'))
    .innerJoin(`(${reached})`, 'reached', 'reached.id = event.id')
    .setParameters({ coachId, teamId, athleteId, from, to, day, time, id });
}

/** By date, then time, all-day ones first: both databases sort null before every time. */
function inOrder(query: SelectQueryBuilder<CalendarEvent>): SelectQueryBuilder<CalendarEvent> {
  return query.orderBy('event.date').addOrderBy('event.eventTime').addOrderBy('event.id');
}

/**
 * Those of the coach's teams, or of one of them, or of an athlete's. The COALESCE, here and below, changes no value: it keeps the database from beginning
 * with everybody's events of those days instead of the own teams and athletes. It cannot know how few of a team's many events the days leave.
 */
function ofTeams({ teamId, athleteId, ...window }: EventFilter): string {
  const days = within(window);
  if (athleteId !== undefined) {
    const theirs = `${COLUMNS} FROM athletes athlete INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('athlete.team_id')} INNER JOIN calendar_events own ON own.team_id = athlete.team_id`;
    return `${theirs} WHERE ${['athlete.id = :athleteId', ...(teamId === undefined ? [] : ['own.team_id = :teamId']), ...days].join(' AND ')}`;
  }
  if (teamId !== undefined)
    return `${COLUMNS} FROM ${TEAM_STAFF} staff INNER JOIN calendar_events own ON own.team_id = staff.team_id WHERE ${[staffOf(':teamId'), ...days].join(' AND ')}`;
  return `${COLUMNS} FROM ${TEAM_STAFF} staff INNER JOIN calendar_events own ON own.team_id = COALESCE(staff.team_id, 0) WHERE ${['staff.coach_id = :coachId', ...days].join(' AND ')}`;
}

/** The own ones of the athletes in the coach's teams, or of one of them. */
function ofAthletes({ athleteId, ...window }: EventFilter): string {
  const who = athleteId === undefined ? 'athlete.archived_at IS NULL' : 'athlete.id = :athleteId';
  const own = `${COLUMNS} FROM ${TEAM_STAFF} staff INNER JOIN athletes athlete ON athlete.team_id = staff.team_id INNER JOIN calendar_events own ON own.athlete_id = COALESCE(athlete.id, 0)`;
  return `${own} WHERE ${['staff.coach_id = :coachId', who, ...within(window)].join(' AND ')}`;
}

function within({ from, to, after }: Pick<EventFilter, 'from' | 'to' | 'after'>): string[] {
  const time = "COALESCE(own.event_time, '')";
  return [
    ...(from === undefined ? [] : ['own.date >= :from']),
    ...(to === undefined ? [] : ['own.date <= :to']),
    // The day by itself first: it leads into the index.
    ...(after === undefined
      ? []
      : ['own.date >= :day', `(own.date > :day OR ${time} > :time OR (${time} = :time AND own.id > :id))`]),
  ];
}

/** The events of the coach's teams and of their athletes, archived ones too: for questions about few. */
function ownEvents(manager: EntityManager, coachId: number): SelectQueryBuilder<CalendarEvent> {
  return manager
    .createQueryBuilder(CalendarEvent, 'event')
    .leftJoin('athletes', 'athlete', 'athlete.id = event.athlete_id')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('COALESCE(event.team_id, athlete.team_id)'), { coachId });
}

/** With the marks of attendance, by the name of their table: it is the attendance that knows of events. With an athlete their own mark counts. */
async function listed(query: SelectQueryBuilder<CalendarEvent>, athleteId?: number): Promise<ListedEvent[]> {
  query.addSelect('EXISTS (SELECT 1 FROM attendance_records mark WHERE mark.event_id = event.id)', 'marked');
  if (athleteId !== undefined)
    query
      .addSelect(
        '(SELECT mark.status FROM attendance_records mark WHERE mark.event_id = event.id AND mark.athlete_id = :markedId)',
        'own',
      )
      .setParameter('markedId', athleteId);
  const { entities, raw } = await query.getRawAndEntities<{ marked: string | number; own?: AttendanceStatus | null }>();
  return entities.map((event, at) => ({ event, marks: { records: Number(raw[at]?.marked), own: raw[at]?.own } }));
}
