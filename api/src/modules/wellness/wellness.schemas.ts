import type { z } from 'zod';
import { athleteListQuerySchema, numberTextSchema } from '../../common/validation/request.schemas.js';

/** `month` and `year` together select a month, `year` alone a year, `month` alone that month of the current year. */
export const listQuerySchema = athleteListQuerySchema.extend({
  month: numberTextSchema(1, 12).optional(),
  year: numberTextSchema(1900, 2999).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** The part of the query that selects days. */
type DaysQuery = Pick<ListQuery, 'month' | 'year' | 'from' | 'to'>;

interface QueriedDays {
  from: string | undefined;
  to: string | undefined;
}

/**
 * First and last day that satisfy all conditions of the query, both inclusive; undefined is open. `today` supplies the
 * year of a month without one.
 */
export function queriedDays(query: DaysQuery, today: string): QueriedDays {
  const period = periodOf(query, today);
  return { from: latest(query.from, period?.from), to: earliest(query.to, period?.to) };
}

function periodOf({ month, year }: DaysQuery, today: string): { from: string; to: string } | null {
  if (month === undefined && year === undefined) return null;
  const yyyy = year === undefined ? today.slice(0, 4) : String(year);
  if (month === undefined) return { from: `${yyyy}-01-01`, to: `${yyyy}-12-31` };
  const yyyymm = `${yyyy}-${String(month).padStart(2, '0')}`;
  // Day 0 of the next month is the last day of this month.
  const lastDay = new Date(Date.UTC(Number(yyyy), month, 0)).getUTCDate();
  return { from: `${yyyymm}-01`, to: `${yyyymm}-${lastDay}` };
}

/** Days written yyyy-MM-dd sort as text. */
function latest(a: string | undefined, b: string | undefined): string | undefined {
  return a !== undefined && b !== undefined ? (a > b ? a : b) : (a ?? b);
}

function earliest(a: string | undefined, b: string | undefined): string | undefined {
  return a !== undefined && b !== undefined ? (a < b ? a : b) : (a ?? b);
}
