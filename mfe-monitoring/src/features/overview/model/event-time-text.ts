import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatLongDate } from '@touchline/contracts/date-format';

/** `Today, 17:30`, `Tomorrow, all day`, `Fri, Nov 20, 2026, 17:30`. */
export function whenText(
  { date, event_time: time }: Pick<CalendarEvent, 'date' | 'event_time'>,
  today: CalendarDate,
): string {
  const day = date === today ? 'Today' : date === addDays(today, 1) ? 'Tomorrow' : formatLongDate(date);
  return `${day}, ${time ?? 'all day'}`;
}
