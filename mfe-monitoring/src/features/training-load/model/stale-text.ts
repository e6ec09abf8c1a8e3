import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { ACUTE_DAYS } from '@touchline/contracts/load-windows';

/**
 * What there is to say where the newest session is so long ago that today's acute load is 0 while the charts still show what it was: `No session
 * for 7 days: these figures are of Sat, Nov 14, 2026.` Null where there is no session, or a newer one.
 */
export function staleText(newest: CalendarDate | undefined, today: CalendarDate): string | null {
  if (newest === undefined) return null;
  const days = daysBetween(newest, today);
  return days < ACUTE_DAYS ? null : `No session for ${days} days: these figures are of ${formatLongDate(newest)}.`;
}
