import { heatBand, type HeatBand } from '@touchline/contracts/attendance-bands';
import { dayStatus } from '@touchline/contracts/attendance-day';
import type { AttendanceDay, AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { STATUS_LABELS } from '../../../shared/status-labels.js';

/** How a day looks: by its rate, by its mark, without records, or as one of which nothing is claimed (to come, or not answered yet). */
export type HeatLook = HeatBand | AttendanceStatus | 'none' | 'open';

/** One day of the heatmap. */
export interface HeatCell {
  date: CalendarDate;
  look: HeatLook;
  /** What stands below the day's number: `92%`, or the mark's letter; nothing on an open day. */
  short: string;
  /** The same where there is room: `92%`, `Present`. */
  text: string;
  /** All of it, read out. */
  sentence: string;
}

/** `A`, which also stands on the register. */
export const STATUS_LETTERS: Readonly<Record<AttendanceStatus, string>> = { present: 'P', absent: 'A', excused: 'E' };
export const NO_EVENT = 'No Event';
export const NO_EVENT_SIGN = '–';

/** Everybody's day by its rate. `day` is undefined where nothing was recorded. */
export function dayOfAll(date: CalendarDate, day: AttendanceDay | undefined): HeatCell {
  const band = heatBand(day?.rate ?? null);
  if (!day || band === null) return emptyDay(date);
  const text = `${day.rate}%`;
  const excused = day.excused > 0 ? `, ${day.excused} excused` : '';
  return {
    date,
    look: band,
    short: text,
    text,
    sentence: `${formatLongDate(date)}: ${text}, ${day.present} of ${day.records} present${excused}`,
  };
}

/** One athlete's day by its worst mark. A weekend is like any other day: without records there was no event. */
export function dayOfAthlete(date: CalendarDate, day: AttendanceDay | undefined): HeatCell {
  const status = day ? dayStatus((['present', 'absent', 'excused'] as const).filter((one) => day[one] > 0)) : null;
  if (!day || status === null) return emptyDay(date);
  const text = STATUS_LABELS[status];
  const several = day.records > 1 ? `, ${day.present} of ${day.records} present` : '';
  return {
    date,
    look: status,
    short: STATUS_LETTERS[status],
    text,
    sentence: `${formatLongDate(date)}: ${text}${several}`,
  };
}

/** A day of which nothing is claimed. */
function openDay(date: CalendarDate): HeatCell {
  return { date, look: 'open', short: '', text: '', sentence: formatLongDate(date) };
}

/**
 * How each day of a window reads. `days` are the server's, null while they are on their way: figures of another window, or of somebody
 * else, never stand under these dates. Days after `today` are open.
 */
export function cellReader(
  days: readonly AttendanceDay[] | null,
  today: CalendarDate,
  ofAthlete: boolean,
): (date: CalendarDate) => HeatCell {
  const byDate = new Map(days?.map((day) => [day.date, day]));
  const read = ofAthlete ? dayOfAthlete : dayOfAll;
  return (date) => (days === null || date > today ? openDay(date) : read(date, byDate.get(date)));
}

function emptyDay(date: CalendarDate): HeatCell {
  return {
    date,
    look: 'none',
    short: NO_EVENT_SIGN,
    text: NO_EVENT_SIGN,
    sentence: `${formatLongDate(date)}: No records`,
  };
}
