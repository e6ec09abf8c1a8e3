import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';

/** From the first to the last of some dates, oldest first: `Nov 05, 2026 – Nov 11, 2026`; one alone where both are the same; '' for none. */
export function dateRange(dates: readonly CalendarDate[]): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? formatMediumDate(first) : `${formatMediumDate(first)} – ${formatMediumDate(last)}`;
}
