import { epochDay } from '@touchline/contracts/calendar-date';
import type { z } from 'zod';

/** The names of a span's first and last day in a query, and how many days it may have. */
interface SpanRule<K extends string> {
  first: K;
  last: K;
  maxDays: number;
}

/** Adds the rules of a span of days, both included: the last is not before the first, and at most `maxDays` days. */
export function withSpanRules<K extends string, T extends z.ZodType<Partial<Record<K, unknown>>>>(
  window: T,
  { first, last, maxDays }: SpanRule<K>,
): T {
  const daysOf = (range: Partial<Record<K, unknown>>) => spanOf(range[first], range[last]) ?? 1;
  return window
    .refine((range) => daysOf(range) > 0, { path: [last], error: `must not be before ${first}` })
    .refine((range) => daysOf(range) <= maxDays, {
      path: [last],
      error: `must make a range of at most ${maxDays} days`,
    });
}

/** Null when a day is absent or no date, because zod runs these rules also after it has refused a field. */
function spanOf(from: unknown, to: unknown): number | null {
  const [first, last] = [from, to].map((day) => (typeof day === 'string' ? epochDay(day) : null));
  return first == null || last == null ? null : last - first + 1;
}
