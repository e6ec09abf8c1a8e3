import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Between, In, type EntityManager } from 'typeorm';
import { findOfAthletes, type DayRange } from '../../common/paging/athletes-window.js';
import { findInWindow, type DayWindow } from '../../common/paging/day-window.js';
import { groupPairs } from '../../database/pair-groups.js';
import type { DaySpan } from './calc/figure-spans.js';
import type { LoadSession } from './calc/srpe.js';
import { TrainingSession } from './training-session.entity.js';

/** An athlete's sessions, by day and then by number. */
export function findSessions(manager: EntityManager, athleteId: number, window: DayWindow): Promise<TrainingSession[]> {
  return findInWindow(manager, TrainingSession, 'date', athleteId, window);
}

/** What one athlete trained in one session. */
export interface AthleteLoad extends LoadSession {
  athleteId: number;
}

/** MariaDB answers decimals as text. */
type RawLoad = Omit<AthleteLoad, 'rpe'> & { rpe: number | string };
const toLoad = (row: RawLoad): AthleteLoad => ({ ...row, rpe: Number(row.rpe) });

/** What these athletes trained in these spans of days, in any order; one query. Read as bare figures: of ten years there are thousands. */
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
    .createQueryBuilder(TrainingSession, 'session')
    .select('session.athleteId', 'athleteId')
    .addSelect('session.date', 'date')
    .addSelect('session.rpe', 'rpe')
    .addSelect('session.durationMin', 'durationMin')
    .where(where)
    .getRawMany<RawLoad>();
  return rows.map(toLoad);
}

/** What these athletes, of whom there is at least one, trained on the days of a range, in any order; one query. */
export async function findLoadsOf(
  manager: EntityManager,
  athleteIds: readonly number[],
  range: DayRange,
): Promise<AthleteLoad[]> {
  const rows = await findOfAthletes(manager, TrainingSession, 'date', athleteIds, range)
    .addSelect('row.rpe', 'rpe')
    .addSelect('row.durationMin', 'durationMin')
    .getRawMany<RawLoad>();
  return rows.map(toLoad);
}

/** The day of the first session of each of these athletes; absent without any. One step into the index for each, however many years they have. */
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

/** The sessions of these numbers that there are; one query, none for none. */
export async function findByIds(manager: EntityManager, ids: readonly number[]): Promise<TrainingSession[]> {
  return ids.length === 0 ? [] : manager.findBy(TrainingSession, { id: In(ids) });
}

/** The sessions of these athletes by their names in the athletes' own app; one query, none for none. */
export async function findByExternalIds(
  manager: EntityManager,
  wanted: readonly (readonly [athleteId: number, externalId: string])[],
): Promise<TrainingSession[]> {
  if (wanted.length === 0) return [];
  return manager.findBy(
    TrainingSession,
    groupPairs(wanted).map(({ left, right }) => ({ athleteId: In(left), externalId: In(right) })),
  );
}
