import { todayIn } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `Nov 26, 07:12`: an instant as day and time on this machine. */
export function momentText(instant: string): string {
  const at = new Date(instant);
  return `${dayText(instant)}, ${TIME.format(at)}`;
}

/** `Nov 26`: the day of an instant on this machine. */
export function dayText(instant: string): string {
  return formatMonthDay(todayIn(undefined, new Date(instant)));
}
