import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';

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

/** An athlete's rows of a window, ordered by day and number. `day` is the property with the day of a row. */
export function findInWindow<T extends { id: number; athleteId: number }>(
  manager: EntityManager,
  table: EntityTarget<T>,
  day: keyof T & string,
  athleteId: number,
  { from, to, after, limit }: DayWindow,
): Promise<T[]> {
  const query = manager
    .createQueryBuilder(table, 'row')
    .where({ athleteId } as FindOptionsWhere<T>)
    .orderBy(`row.${day}`)
    .addOrderBy('row.id')
    .limit(limit);
  if (from !== undefined) query.andWhere(`row.${day} >= :from`, { from });
  if (to !== undefined) query.andWhere(`row.${day} <= :to`, { to });
  // The condition on the day alone comes first, because it uses the index.
  if (after !== undefined)
    query.andWhere(`row.${day} >= :day AND (row.${day} > :day OR row.id > :id)`, { day: after[0], id: after[1] });
  return query.getMany();
}

/** Days from one to another, both inclusive. */
export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * A query for the rows (`row`) of at least one athlete on the days of a range, in any order; the caller selects the
 * columns. `day` is the property with the day of a row. The condition names each athlete separately: for a list of a
 * thousand numbers MariaDB would read the whole table.
 */
export function findOfAthletes<T extends { athleteId: number }>(
  manager: EntityManager,
  table: new () => T,
  day: keyof T & string,
  athleteIds: readonly number[],
  range: DayRange,
): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .select('row.athleteId', 'athleteId')
    .addSelect(`row.${day}`, day)
    .from('athletes', 'athlete')
    .innerJoin(table, 'row', `row.athleteId = athlete.id AND row.${day} BETWEEN :from AND :to`, range)
    .where('athlete.id IN (:...athleteIds)', { athleteIds });
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
