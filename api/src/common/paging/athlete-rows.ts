import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Reach } from '../access/reach.js';
import type { Parameters, RowSelection } from '../../database/row-selection.js';

/** Sort key of a row in a list by days: its day, and its number within the day. */
export const dayKeySchema = z.tuple([calendarDateSchema, idSchema]);
export type DayKey = z.infer<typeof dayKeySchema>;

/** A part of such a list; without any of these all of it. Both days are inclusive. */
export interface DayWindow {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  /** Only rows after this one, the last row of the previous page. */
  after?: DayKey | undefined;
  limit?: number | undefined;
}

/** A table whose rows (`T`) have an athlete and a day. `day` is the name of the column with the day. */
export interface DayTable<T> {
  table: string;
  day: string;
  dayOf: (row: T) => CalendarDate;
}

/** An athlete to read, and on which days they are reached. */
export interface ReachedAthlete {
  reach: Reach;
  athleteId: number;
}

/** A condition with its parameters. */
export interface Condition {
  condition: string;
  parameters?: Parameters;
}

/** The condition that an athlete's row is of a day that is reached. `prefix` begins the names of its parameters. */
export function isReached(reach: Reach, athleteId: number, dayColumn: string, prefix = 'reach'): Required<Condition> {
  if (reach.coversEveryDay(athleteId)) return { condition: 'TRUE', parameters: {} };
  const parameters: Record<string, CalendarDate> = {};
  const spans = reach.spansOf(athleteId).map(({ from, to }, at) => {
    if (from !== null) parameters[`${prefix}${at}From`] = from;
    if (to !== null) parameters[`${prefix}${at}To`] = to;
    const start = from === null ? 'TRUE' : `${dayColumn} >= :${prefix}${at}From`;
    return `(${start} AND ${to === null ? 'TRUE' : `${dayColumn} <= :${prefix}${at}To`})`;
  });
  return { condition: spans.length === 0 ? 'FALSE' : `(${spans.join(' OR ')})`, parameters };
}

const ALL: Condition = { condition: 'TRUE' };

/**
 * An athlete's rows (`row`) of a window, on days that are reached, ordered by day and number; `condition` may restrict
 * them further.
 */
export function findInWindow<T extends object>(
  manager: EntityManager,
  rows: RowSelection<T>,
  table: Omit<DayTable<unknown>, 'dayOf'>,
  { reach, athleteId }: ReachedAthlete,
  window: DayWindow,
  { condition, parameters }: Condition = ALL,
): Promise<T[]> {
  const reached = isReached(reach, athleteId, `row.${table.day}`);
  return findRowsInWindow(manager, rows, table, athleteId, window, {
    condition: `${reached.condition} AND ${condition}`,
    parameters: { ...reached.parameters, ...parameters },
  });
}

/** As `findInWindow`, where `condition` says which days are reached. */
export function findRowsInWindow<T extends object>(
  manager: EntityManager,
  rows: RowSelection<T>,
  { table, day }: Omit<DayTable<unknown>, 'dayOf'>,
  athleteId: number,
  { from, to, after, limit }: DayWindow,
  { condition, parameters }: Condition,
): Promise<T[]> {
  const conditions = [
    'row.athlete_id = :athleteId',
    condition,
    ...(from === undefined ? [] : [`row.${day} >= :from`]),
    ...(to === undefined ? [] : [`row.${day} <= :to`]),
    // The condition on the day alone comes first, because it uses the index.
    ...(after === undefined ? [] : [`row.${day} >= :day AND (row.${day} > :day OR row.id > :id)`]),
  ];
  return rows.read(
    manager,
    `FROM ${table} row WHERE ${conditions.join(' AND ')}
     ORDER BY row.${day}, row.id ${limit === undefined ? '' : 'LIMIT :limit'}`,
    { athleteId, from, to, day: after?.[0], id: after?.[1], limit, ...parameters },
  );
}

/** The athletes to read, and on which days they are reached. */
export interface ReachedAthletes {
  reach: Reach;
  athleteIds: readonly number[];
}

/** Days from one to another, both inclusive. */
export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The rows (`row`) of at least one athlete on the days of a range that are reached, in any order; `condition` may restrict
 * them further.
 */
export async function findOfAthletes<T extends { athleteId: number }>(
  manager: EntityManager,
  rows: RowSelection<T>,
  table: DayTable<T>,
  athletes: ReachedAthletes,
  range: DayRange,
  condition?: Condition,
): Promise<T[]> {
  const { from, parameters } = fromAthletes(table, athletes, range, condition);
  return athletes.reach.filter(await rows.read(manager, from, parameters), table.dayOf);
}

/**
 * The rows (`row`) of at least one athlete (`athlete`) on the days of a range, as the part of a statement from its FROM on.
 * It names each athlete separately: for a list of a thousand numbers MariaDB would read the whole table.
 */
export function fromAthletes(
  { table, day }: Omit<DayTable<unknown>, 'dayOf'>,
  { athleteIds }: Pick<ReachedAthletes, 'athleteIds'>,
  { from, to }: DayRange,
  { condition, parameters }: Condition = ALL,
): { from: string; parameters: Parameters } {
  return {
    from: `FROM athletes athlete
     INNER JOIN ${table} row ON row.athlete_id = athlete.id AND row.${day} BETWEEN :from AND :to
     WHERE athlete.id IN (:...athleteIds) AND ${condition}`,
    parameters: { athleteIds, from, to, ...parameters },
  };
}

/** Pairs of two columns as a product of two lists: every value of `left` with every value of `right`. */
interface PairGroup<L, R> {
  left: L[];
  right: R[];
}

/**
 * Groups exactly these pairs by the side with fewer values. Two plain lists would select every combination: for 500
 * athletes on 500 days 250 000 rows, of which 500 are wanted.
 */
export function groupPairs<L, R>(pairs: readonly (readonly [L, R])[]): PairGroup<L, R>[] {
  const byLeft = collect(
    pairs,
    ([left]) => left,
    ([, right]) => right,
  );
  const byRight = collect(
    pairs,
    ([, right]) => right,
    ([left]) => left,
  );
  if (byLeft.size <= byRight.size) return [...byLeft].map(([left, rights]) => ({ left: [left], right: [...rights] }));
  return [...byRight].map(([right, lefts]) => ({ left: [...lefts], right: [right] }));
}

function collect<P, K, V>(pairs: readonly P[], keyOf: (pair: P) => K, valueOf: (pair: P) => V): Map<K, Set<V>> {
  const groups = new Map<K, Set<V>>();
  for (const pair of pairs) groups.set(keyOf(pair), (groups.get(keyOf(pair)) ?? new Set<V>()).add(valueOf(pair)));
  return groups;
}
