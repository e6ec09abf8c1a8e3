import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Between, In, type EntityManager } from 'typeorm';
import {
  findInWindow,
  findOfAthletes,
  groupPairs,
  type DayRange,
  type DayWindow,
} from '../../common/paging/athlete-rows.js';
import type { DaySpan } from './calc/figure-spans.js';
import type { LoadSession } from './calc/srpe.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** An athlete's sessions, by day and then by id. */
export function findSessions(
  manager: EntityManager,
  athleteId: number,
  window: DayWindow,
): Promise<TrainingSessionEntity[]> {
  return findInWindow(manager, TrainingSessionEntity, 'date', athleteId, window);
}

/** The load of one session of one athlete. */
export interface AthleteLoad extends LoadSession {
  athleteId: number;
}

/** MariaDB returns raw decimals as text. */
type RawLoad = Omit<AthleteLoad, 'rpe'> & { rpe: number | string };
const toLoad = (row: RawLoad): AthleteLoad => ({ ...row, rpe: Number(row.rpe) });

/**
 * The session loads of these athletes in these spans of days, unordered; one query. Reads raw columns instead of
 * entities: ten years have thousands of rows.
 */
export async function findLoadsIn(
  manager: EntityManager,
  spans: readonly (DaySpan & { athleteId: number })[],
): Promise<AthleteLoad[]> {
  const groups = groupPairs(spans.map(({ athleteId, from, to }) => [`${from}/${to}`, athleteId] as const));
  const where = groups.flatMap(({ left, right }) =>
    left.map((span) => {
      const [from = '', to = ''] = span.split('/');
      return { athleteId: In(right), date: Between(from, to) };
    }),
  );
  const rows = await manager
    .createQueryBuilder(TrainingSessionEntity, 'session')
    .select('session.athleteId', 'athleteId')
    .addSelect('session.date', 'date')
    .addSelect('session.rpe', 'rpe')
    .addSelect('session.durationMin', 'durationMin')
    .where(where)
    .getRawMany<RawLoad>();
  return rows.map(toLoad);
}

/** The session loads of these athletes (at least one) on the days of a range, unordered; one query. */
export async function findLoadsOf(
  manager: EntityManager,
  athleteIds: readonly number[],
  range: DayRange,
): Promise<AthleteLoad[]> {
  const rows = await findOfAthletes(manager, TrainingSessionEntity, 'date', athleteIds, range)
    .addSelect('row.rpe', 'rpe')
    .addSelect('row.durationMin', 'durationMin')
    .getRawMany<RawLoad>();
  return rows.map(toLoad);
}

/** A session, and the event that it names. */
export type EventSession = AthleteLoad & { id: number; eventId: number | null };

/** The sessions that name one of these events, unordered; one query, none for an empty list. */
export async function findSessionsOfEvents(
  manager: EntityManager,
  eventIds: readonly number[],
): Promise<EventSession[]> {
  return eventIds.length === 0 ? [] : manager.findBy(TrainingSessionEntity, { eventId: In([...eventIds]) });
}

/** The sessions of these athletes (at least one) on the days of a range that name no event, by id; one query. */
export async function findUnassignedSessions(
  manager: EntityManager,
  athleteIds: readonly number[],
  range: DayRange,
): Promise<EventSession[]> {
  const rows = await findOfAthletes(manager, TrainingSessionEntity, 'date', athleteIds, range)
    .addSelect('row.id', 'id')
    .addSelect('row.rpe', 'rpe')
    .addSelect('row.durationMin', 'durationMin')
    .andWhere('row.eventId IS NULL')
    .orderBy('row.id')
    .getRawMany<RawLoad & { id: number }>();
  return rows.map((row) => ({ ...toLoad(row), id: row.id, eventId: null }));
}

/**
 * The date of each athlete's first session; absent without sessions. One index lookup per athlete, however many years
 * there are.
 */
export async function findFirstSessionDates(
  manager: EntityManager,
  athleteIds: readonly number[],
): Promise<Map<number, CalendarDate>> {
  const first =
    'SELECT session.date FROM training_sessions session WHERE session.athlete_id = athlete.id ORDER BY session.date LIMIT 1';
  const rows = await manager
    .createQueryBuilder()
    .select('athlete.id', 'athleteId')
    .addSelect(`(${first})`, 'first')
    .from('athletes', 'athlete')
    .where('athlete.id IN (:...athleteIds)', { athleteIds })
    .getRawMany<{ athleteId: number; first: CalendarDate | null }>();
  return new Map(rows.flatMap(({ athleteId, first }) => (first === null ? [] : [[athleteId, first] as const])));
}

/** The existing sessions among these ids; one query, none for an empty list. */
export async function findByIds(manager: EntityManager, ids: readonly number[]): Promise<TrainingSessionEntity[]> {
  return ids.length === 0 ? [] : manager.findBy(TrainingSessionEntity, { id: In(ids) });
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
