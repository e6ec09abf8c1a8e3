import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import type { Reach } from '../../common/access/reach.js';
import { IS_SHOWN_SESSION, isShownSession } from '../../common/access/shown-sessions.js';
import {
  findInWindow,
  findOfAthletes,
  groupPairs,
  isReached,
  type DayRange,
  type DayWindow,
  type ReachedAthlete,
  type ReachedAthletes,
} from '../../common/paging/athlete-rows.js';
import { PackedRows } from '../../common/paging/packed-rows.js';
import { select, selectExpressions, type RowOf } from '../../database/row-selection.js';
import type { DaySpan } from './calc/figure-spans.js';
import type { LoadSession } from './calc/srpe.js';
import { TrainingSessionEntity } from './training-session.entity.js';

const SESSIONS = {
  table: 'training_sessions',
  day: 'date',
  dayOf: ({ date }: { date: CalendarDate }) => date,
} as const;
const STORED_SESSION = select(TrainingSessionEntity, 'row', [
  'id',
  'athleteId',
  'date',
  'rpe',
  'durationMin',
  'externalId',
  'eventId',
  'version',
  'athleteVersion',
]);
/** A session as lists answer it. */
export type StoredSession = RowOf<typeof STORED_SESSION>;

/** An athlete's sessions, by day and then by id. */
export function findSessions(
  manager: EntityManager,
  athlete: ReachedAthlete,
  window: DayWindow,
): Promise<StoredSession[]> {
  return findInWindow(manager, STORED_SESSION, SESSIONS, athlete, window, isShownSession(athlete.reach));
}

/** The sessions of these athletes (at least one) on the days of a range, unordered; one query. */
export const findSessionsOf = (
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<StoredSession[]> =>
  findOfAthletes(manager, STORED_SESSION, SESSIONS, athletes, range, isShownSession(athletes.reach));

const COUNT = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });

/** How many sessions an athlete has on days that are reached. An index answers it without reading a row where all are shown. */
export async function countSessions(manager: EntityManager, { reach, athleteId }: ReachedAthlete): Promise<number> {
  const reached = isReached(reach, athleteId, 'row.date');
  const shown = isShownSession(reach);
  const counted = await COUNT.readOne(
    manager,
    `FROM training_sessions row WHERE row.athlete_id = :athleteId AND ${reached.condition} AND ${shown.condition}`,
    { athleteId, ...reached.parameters, ...shown.parameters },
  );
  return Number(counted?.count);
}

/** The load of one session of one athlete. */
export interface AthleteLoad extends LoadSession {
  athleteId: number;
}

const LOAD = select(TrainingSessionEntity, 'row', ['athleteId', 'date', 'rpe', 'durationMin']);

/** The session loads of these athletes in these spans of days that the reach shows, unordered; one query. */
export async function findLoadsIn(
  manager: EntityManager,
  reach: Reach,
  spans: readonly (DaySpan & { athleteId: number })[],
): Promise<AthleteLoad[]> {
  const shown = isShownSession(reach);
  const groups = groupPairs(spans.map(({ athleteId, from, to }) => [`${from}/${to}`, athleteId] as const));
  const parameters: Record<string, string | readonly number[]> = {};
  const inSpans = groups.flatMap(({ left, right }, group) =>
    left.map((span, at) => {
      const name = `of${group}At${at}`;
      const [from = '', to = ''] = span.split('/');
      Object.assign(parameters, { [`${name}Athletes`]: right, [`${name}From`]: from, [`${name}To`]: to });
      return `row.athlete_id IN (:...${name}Athletes) AND row.date BETWEEN :${name}From AND :${name}To`;
    }),
  );
  const loads = await LOAD.read(
    manager,
    `FROM training_sessions row WHERE (${inSpans.join(' OR ')}) AND ${shown.condition}`,
    { ...parameters, ...shown.parameters },
  );
  return reach.filter(loads, SESSIONS.dayOf);
}

const LOADS = new PackedRows<LoadSession>('training_sessions', { rpe: 'row.rpe', durationMin: 'row.duration_min' });

/** The session loads of these athletes (at least one) on the days of a range, by athlete, unordered; one query. */
export function findLoadsOf(
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<(athleteId: number) => LoadSession[]> {
  return LOADS.find(manager, athletes, range, isShownSession(athletes.reach));
}

/** A session, and the event that it names. */
export type EventSession = AthleteLoad & { id: number; eventId: number | null; createdAt: Date };

const EVENT_SESSION = select(TrainingSessionEntity, 'row', [
  'id',
  'eventId',
  'athleteId',
  'date',
  'rpe',
  'durationMin',
  'createdAt',
]);

/** The sessions that name one of these events, unordered; one query, none for an empty list. */
export async function findSessionsOfEvents(
  manager: EntityManager,
  eventIds: readonly number[],
): Promise<EventSession[]> {
  if (eventIds.length === 0) return [];
  return EVENT_SESSION.read(manager, 'FROM training_sessions row WHERE row.event_id IN (:...eventIds)', { eventIds });
}

const EVENT_DAY = selectExpressions<{ id: number; date: CalendarDate }>({ id: 'event.id', date: 'event.date' });

/**
 * The days of these events by id; one query, none for an empty list. By table name, because the calendar depends on this
 * module.
 */
export async function findEventDays(
  manager: EntityManager,
  eventIds: readonly number[],
): Promise<Map<number, CalendarDate>> {
  if (eventIds.length === 0) return new Map();
  const rows = await EVENT_DAY.read(manager, 'FROM calendar_events event WHERE event.id IN (:...eventIds)', {
    eventIds,
  });
  return new Map(rows.map(({ id, date }) => [id, date]));
}

/** The sessions of these athletes (at least one) on the days of a range that name no event, the oldest first; one query. */
export async function findUnassignedSessions(
  manager: EntityManager,
  athletes: ReachedAthletes,
  range: DayRange,
): Promise<EventSession[]> {
  const sessions = await findOfAthletes(manager, EVENT_SESSION, SESSIONS, athletes, range, {
    // The COALESCE changes no value: it keeps SQLite from starting with all sessions without an event.
    condition: 'COALESCE(row.event_id, 0) = 0',
  });
  return sessions.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id);
}

const firstSession = (condition: string) =>
  selectExpressions<{ athleteId: number; first: CalendarDate | null }>({
    athleteId: 'athlete.id',
    first: `(SELECT row.date FROM training_sessions row WHERE row.athlete_id = athlete.id AND ${condition}
      ORDER BY row.date LIMIT 1)`,
  });
const FIRST_SESSION = firstSession('TRUE');
const FIRST_SHOWN_SESSION = firstSession(IS_SHOWN_SESSION);

/**
 * The date of each athlete's first session in the first span of days that is reached; absent without sessions there. One
 * index lookup per athlete, however many years there are. One query, two when somebody is not reached on all earlier days.
 */
export async function findFirstSessionDates(
  manager: EntityManager,
  { reach, athleteIds }: ReachedAthletes,
): Promise<Map<number, CalendarDate>> {
  const firstSeen = reach.onlyTeamsOf === null ? FIRST_SESSION : FIRST_SHOWN_SESSION;
  const found = await firstSeen.read(manager, 'FROM athletes athlete WHERE athlete.id IN (:...athleteIds)', {
    athleteIds,
    ...isShownSession(reach).parameters,
  });
  const firsts = new Map(
    found.flatMap(({ athleteId, first }) => (first === null ? [] : [[athleteId, first] as const])),
  );
  const later: (readonly [from: CalendarDate, athleteId: number])[] = [];
  for (const athleteId of athleteIds) {
    const [span] = reach.spansOf(athleteId);
    const first = firsts.get(athleteId);
    if (span && (span.from === null || first === undefined || first >= span.from)) continue;
    firsts.delete(athleteId);
    if (span?.from) later.push([span.from, athleteId]);
  }
  for (const [athleteId, first] of await findFirstSessionsFrom(manager, reach, later)) firsts.set(athleteId, first);
  return firsts;
}

const FIRST_FROM = selectExpressions<{ athleteId: number; first: CalendarDate }>({
  athleteId: 'row.athlete_id',
  first: 'MIN(row.date)',
});

/** The date of each athlete's first session that the reach shows from a day on. One query, none for an empty list. */
async function findFirstSessionsFrom(
  manager: EntityManager,
  reach: Reach,
  starts: readonly (readonly [from: CalendarDate, athleteId: number])[],
): Promise<Map<number, CalendarDate>> {
  if (starts.length === 0) return new Map();
  const shown = isShownSession(reach);
  const parameters: Record<string, string | readonly number[]> = {};
  const starting = groupPairs(starts).flatMap(({ left, right }, group) =>
    left.map((from, at) => {
      const name = `of${group}At${at}`;
      Object.assign(parameters, { [`${name}Athletes`]: right, [`${name}From`]: from });
      return `row.athlete_id IN (:...${name}Athletes) AND row.date >= :${name}From`;
    }),
  );
  const rows = await FIRST_FROM.read(
    manager,
    `FROM training_sessions row WHERE (${starting.join(' OR ')}) AND ${shown.condition} GROUP BY row.athlete_id`,
    { ...parameters, ...shown.parameters },
  );
  return new Map(rows.map(({ athleteId, first }) => [athleteId, first]));
}

const WHOLE_SESSION = select(TrainingSessionEntity, 'row');

/** The existing sessions among these ids that the reach shows, all without one; one query, none for an empty list. */
export async function findByIds(
  manager: EntityManager,
  ids: readonly number[],
  reach?: Reach,
): Promise<TrainingSessionEntity[]> {
  if (ids.length === 0) return [];
  const shown = isShownSession(reach ?? { onlyTeamsOf: null });
  return WHOLE_SESSION.read(manager, `FROM training_sessions row WHERE row.id IN (:...ids) AND ${shown.condition}`, {
    ids,
    ...shown.parameters,
  });
}

/** The existing sessions among these pairs of athlete and event; one query, none for an empty list. */
export async function findByEvents(
  manager: EntityManager,
  wanted: readonly (readonly [athleteId: number, eventId: number])[],
): Promise<TrainingSessionEntity[]> {
  if (wanted.length === 0) return [];
  return manager.findBy(
    TrainingSessionEntity,
    groupPairs(wanted).map(({ left, right }) => ({ athleteId: In(left), eventId: In(right) })),
  );
}

/** The existing sessions among these pairs of athlete and external id; one query, none for an empty list. */
export async function findByExternalIds(
  manager: EntityManager,
  wanted: readonly (readonly [athleteId: number, externalId: string])[],
): Promise<TrainingSessionEntity[]> {
  if (wanted.length === 0) return [];
  return manager.findBy(
    TrainingSessionEntity,
    groupPairs(wanted).map(({ left, right }) => ({ athleteId: In(left), externalId: In(right) })),
  );
}
