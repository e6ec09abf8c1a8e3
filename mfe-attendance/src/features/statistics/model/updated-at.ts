import { todayIn } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';

/** `Nov 20, 2026, 14:05`: an instant (milliseconds since 1970) where the clock of `timeZone` (default: this machine's) reads it. */
export function updatedAt(instant: number, timeZone?: string): string {
  const at = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
  return `${formatMediumDate(todayIn(timeZone, at))}, ${time}`;
}
