import { requireEpochDay, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;
const TWO_TIMES = String.raw`\d{1,2}[:.]\d{2}(?:-|\s-\s)\d{1,2}(?::\d{2})?$`;
const CLOCK = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?\s*(?:([ap])\.?\s?m\.?)?`;
const ZONE = String.raw`(Z|UTC|GMT)?\s*(?:([+-])(\d{1,2})(?::?(\d{2}))?)?`;
/** A time of day with a zone at the end of a text: `12:24:45 PM GMT+2`, `T10:24:45Z`. Not two times: `18:30-20:00`. */
const TIME = new RegExp(String.raw`(?:\s(?!${TWO_TIMES})|T)${CLOCK}\s*${ZONE}$`, 'i');

export function hasZone(text: string): boolean {
  const [, , , , , zone, sign] = TIME.exec(text.trim()) ?? [];
  return zone !== undefined || sign !== undefined;
}

/** The day in a time zone at which a text with a zone of its own was written; the day of the text when it has none. */
export function zonedDay(day: CalendarDate, text: string, timeZone: string | null): CalendarDate {
  const [, hours, minutes, seconds = '0', half, zone, sign, offsetHours = '0', offsetMinutes = '0'] =
    TIME.exec(text.trim()) ?? [];
  if (hours === undefined || timeZone === null || (zone === undefined && sign === undefined)) return day;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  const minute = hour * 60 + Number(minutes) - offset;
  return todayIn(
    timeZone,
    new Date(requireEpochDay(day) * MS_PER_DAY + minute * MS_PER_MINUTE + Number(seconds) * 1_000),
  );
}
