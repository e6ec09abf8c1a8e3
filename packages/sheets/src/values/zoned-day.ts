import { requireEpochDay, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';

const MS_PER_DAY = 86_400_000;
/** `18:30-20:00`: the second time is no zone. */
const TWO_TIMES = /\s\d{1,2}[:.]\d{2}(?:-|\s-\s)\d{1,2}(?::\d{2})?$/;
const ZONE_AT_END = /\s*(Z|UTC|GMT)?\s*(?:([+-])(\d{1,2})(?::?(\d{2}))?)?$/i;
const TIME_AT_END = /(?:\s|T)(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?\s*(?:([ap])\.?\s?m\.?)?$/i;

export const hasZone = (text: string): boolean => secondsOf(text) !== null;

/** The day in a time zone at which a text with a zone of its own was written; the day of the text when it has none. */
export function zonedDay(day: CalendarDate, text: string, timeZone: string | null): CalendarDate {
  const seconds = secondsOf(text);
  if (seconds === null || timeZone === null) return day;
  return todayIn(timeZone, new Date(requireEpochDay(day) * MS_PER_DAY + seconds * 1_000));
}

/** A time with a zone at the end of a text, `12:24:45 PM GMT+2` or `T10:24:45Z`, in seconds after its day begins in UTC; else null. */
function secondsOf(text: string): number | null {
  const clean = text.trim();
  const end = TWO_TIMES.test(clean) ? null : ZONE_AT_END.exec(clean);
  const [, zone, sign, offsetHours = '0', offsetMinutes = '0'] = end ?? [];
  const [, hours, minutes, seconds = '0', half] = TIME_AT_END.exec(clean.slice(0, end?.index)) ?? [];
  if (hours === undefined || (zone === undefined && sign === undefined)) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  return (hour * 60 + Number(minutes) - offset) * 60 + Number(seconds);
}
