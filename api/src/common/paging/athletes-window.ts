import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Days from one to another, both inclusive. */
export interface DayRange {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The rows of these athletes, of whom there is at least one, on the days of a range, as `row`, in any order: what is selected of them is the
 * caller's to say. `day` is the property that holds the day of a row. Asked athlete by athlete: over a list of a thousand numbers alone
 * MariaDB reads the whole table.
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
