import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';

/**
 * The range of `dates` (oldest first): `Nov 05, 2026 – Nov 11, 2026`, a single date when both ends are equal, '' when
 * empty.
 */
export function dateRange(dates: readonly CalendarDate[]): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? formatMediumDate(first) : `${formatMediumDate(first)} – ${formatMediumDate(last)}`;
}
