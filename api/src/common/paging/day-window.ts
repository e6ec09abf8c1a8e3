import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { z } from 'zod';

/** Where a row stands in a list by days: its day, and its number among those of a day. */
export const dayKeySchema = z.tuple([calendarDateSchema, idSchema]);
export type DayKey = z.infer<typeof dayKeySchema>;

/** A part of such a list; without any of these all of it. Both days inclusive. */
export interface DayWindow {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  /** Only what comes after this row: where the last page ended. */
  after?: DayKey | undefined;
  limit?: number | undefined;
}

/** An athlete's rows of a window, by day and then by number. `day` is the property that holds the day of a row. */
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
  // The day by itself first: it leads into the index.
  if (after !== undefined)
    query.andWhere(`row.${day} >= :day AND (row.${day} > :day OR row.id > :id)`, { day: after[0], id: after[1] });
  return query.getMany();
}
