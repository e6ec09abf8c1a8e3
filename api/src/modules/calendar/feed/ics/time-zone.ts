import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { findZoneRules, presentName, type ZoneChange } from '../../../../common/time/zone-rules.js';

/** A time zone as an iCalendar file names and describes it. */
export interface CalendarZone {
  /** The current name of the time zone database: `Asia/Kolkata` for `Asia/Calcutta`. */
  id: string;
  /**
   * The lines of its VTIMEZONE; empty for a zone without known rules. Calendar programs then resolve the IANA name
   * themselves.
   */
  lines: readonly string[];
}

/** A change of the clocks with the offset before it. */
interface Onset extends ZoneChange {
  before: number;
  /** Its local time, by the clocks before the change, as the UTC fields of a Date. */
  local: Date;
}

/** The days of the week repeat after so many years: the last Sunday of a month has then been each of its days. */
const YEARS_OF_A_RULE = 28;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Described in a file without events, which would be invalid without any component. */
const YEAR_WITHOUT_EVENTS = 2026;
const WEEK_MS = 7 * 86_400_000;

/**
 * The zone of an IANA name for events of these days, by the rules that the server uses, with their history. Changes that come
 * each year by one rule are written as that rule, because some programs read no other form; else each change is written.
 */
export function calendarZone(name: string, days: readonly CalendarDate[]): CalendarZone {
  const changes = findZoneRules(name)?.changes;
  if (!changes) return { id: name, lines: [] };

  const years = days.length === 0 ? [YEAR_WITHOUT_EVENTS] : days.map((day) => Number(day.slice(0, 4)));
  const [first, last] = years.reduce(([low, high], year) => [Math.min(low, year), Math.max(high, year)], [9999, 0]);
  const [from, to] = [first - 1, last + 1];
  const yearly = yearlyRules(onsets(changes, from, Math.max(to, from + YEARS_OF_A_RULE - 1)), from);
  const id = presentName(name);
  const observances = yearly ?? [
    ...observanceBefore(changes, from),
    ...onsets(changes, from, to).flatMap((onset) => observance(onset)),
  ];
  return { id, lines: ['BEGIN:VTIMEZONE', `TZID:${id}`, ...observances, 'END:VTIMEZONE'] };
}

/** The changes of these years. */
function onsets(changes: readonly ZoneChange[], from: number, to: number): Onset[] {
  return changes.flatMap((change, index) => {
    if (change.at < Date.UTC(from, 0) || change.at >= Date.UTC(to + 1, 0)) return [];
    const before = changes[index - 1]?.ahead ?? change.ahead;
    return [{ ...change, before, local: new Date(change.at + before) }];
  });
}

/** The offset in force before the first of the changes, without which earlier times would have none. */
function observanceBefore(changes: readonly ZoneChange[], from: number): string[] {
  const change = changes.findLast(({ at }) => at < Date.UTC(from, 0));
  return change ? observance({ ...change, before: change.ahead, local: new Date(0) }) : [];
}

/** The two changes of each year as rules; null when they differ from year to year. */
function yearlyRules(all: readonly Onset[], from: number): string[] | null {
  const rules = [0, 1].map((which) => {
    const group = all.filter((_, index) => index % 2 === which);
    const [one] = group;
    const day = nthWeekday(group.map(({ local }) => local));
    const isYearly =
      day !== null &&
      all.length === 2 * group.length &&
      group.every(
        ({ local, ahead, abbreviation }, index) =>
          local.getUTCFullYear() === from + index &&
          ahead === one?.ahead &&
          abbreviation === one.abbreviation &&
          local.toISOString().slice(5, 8) === one.local.toISOString().slice(5, 8) &&
          local.toISOString().slice(11) === one.local.toISOString().slice(11),
      );
    if (!one || !isYearly) return null;
    const since = { ...one, local: ruleStart(one.local, day) };
    return observance(
      since,
      `RRULE:FREQ=YEARLY;BYMONTH=${one.local.getUTCMonth() + 1};BYDAY=${day.nth}${WEEKDAYS[day.weekday]}`,
    );
  });
  const [early, late] = rules;
  return early && late ? [...early, ...late] : null;
}

/** The second Sunday of a month is `{ weekday: 0, nth: 2 }`, the last one has -1; null when the days have no such rule. */
function nthWeekday(days: readonly Date[]): { weekday: number; nth: number } | null {
  const weekdays = new Set(days.map((day) => day.getUTCDay()));
  const nths = new Set(days.map((day) => Math.ceil(day.getUTCDate() / 7)));
  const areLast = days.every((day) => new Date(day.getTime() + WEEK_MS).getUTCMonth() !== day.getUTCMonth());
  const [weekday, nth] = [[...weekdays][0], areLast ? -1 : [...nths][0]];
  if (weekdays.size !== 1 || (nths.size !== 1 && !areLast) || weekday === undefined || nth === undefined) return null;
  return { weekday, nth };
}

/** The first day of a rule, in 1970 as in most calendar files: some programs miss the first year of a rule. */
function ruleStart(local: Date, { weekday, nth }: { weekday: number; nth: number }): Date {
  const days = Array.from({ length: 31 }, (_, index) => {
    const day = new Date(local);
    day.setUTCFullYear(1970, local.getUTCMonth(), index + 1);
    return day;
  }).filter((day) => day.getUTCMonth() === local.getUTCMonth() && day.getUTCDay() === weekday);
  return days.at(nth === -1 ? -1 : nth - 1) ?? local;
}

function observance({ before, ahead, abbreviation, local }: Omit<Onset, 'at'>, ...rule: string[]): string[] {
  const kind = ahead > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `TZNAME:${abbreviation}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(ahead)}`,
    `DTSTART:${local.toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
    ...rule,
    `END:${kind}`,
  ];
}

/** `+0530`; with seconds where clocks showed local mean time. */
function offset(ahead: number): string {
  const text = new Date(Math.abs(ahead)).toISOString();
  const seconds = text.slice(17, 19);
  return `${ahead < 0 ? '-' : '+'}${text.slice(11, 13)}${text.slice(14, 16)}${seconds === '00' ? '' : seconds}`;
}
