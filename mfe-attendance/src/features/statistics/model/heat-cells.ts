import { heatBand, type HeatBand } from '@touchline/contracts/attendance-bands';
import {
  ATTENDANCE_STATUSES,
  statusLetter,
  statusText,
  type AnsweredStatus,
  type AttendanceStatus,
} from '@touchline/contracts/attendance-status';
import type { AttendanceDay } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';

/**
 * What decides a day's colour: its rate, its mark, `none` without records, `open` for a day that is in the future or
 * still loading.
 */
export type HeatCategory = HeatBand | AnsweredStatus | 'none' | 'open';

/** One day of the heatmap. */
export interface HeatCell {
  date: CalendarDate;
  category: HeatCategory;
  /** The text below the day's number, `92%` or the mark's letter; empty on an open day. */
  short: string;
  /** The same for a wide cell: `92%`, `Present`. */
  text: string;
  /** For screen readers and the tooltip. */
  sentence: string;
}

export const NO_EVENT = 'No Event';
export const NO_EVENT_SIGN = '–';

/** A day of several athletes, by its rate. `day` is undefined if nothing was recorded. */
export function rateCell(date: CalendarDate, day: AttendanceDay | undefined): HeatCell {
  const band = heatBand(day?.rate ?? null);
  if (!day || band === null) return noEventCell(date);
  const text = `${day.rate}%`;
  return {
    date,
    category: band,
    short: text,
    text,
    sentence: `${formatLongDate(date)}: ${text}, ${statisticsTexts.attendedOf(day)}${extraCounts(day)}`,
  };
}

/** Whether a day's sentence counts the status beside "11 of 12 present"; absent follows from the two numbers. */
const IS_COUNTED_SEPARATELY = { present: false, late: true, absent: false, excused: true } as const satisfies Record<
  AttendanceStatus,
  boolean
>;

/** `, 1 excused`; empty without such marks. */
function extraCounts(day: AttendanceDay): string {
  return ATTENDANCE_STATUSES.filter((status) => IS_COUNTED_SEPARATELY[status] && day[status] > 0)
    .map((status) => `, ${day[status]} ${statusText(status).toLowerCase()}`)
    .join('');
}

/** One athlete's day, by its worst mark. A weekend is like any other day: without records there was no event. */
export function athleteCell(date: CalendarDate, day: AttendanceDay | undefined): HeatCell {
  if (!day) return noEventCell(date);
  const { status } = day;
  const text = statusText(status);
  const several = day.records > 1 ? `, ${statisticsTexts.attendedOf(day)}` : '';
  return {
    date,
    category: status,
    short: statusLetter(status),
    text,
    sentence: `${formatLongDate(date)}: ${text}${several}`,
  };
}

function openCell(date: CalendarDate): HeatCell {
  return { date, category: 'open', short: '', text: '', sentence: formatLongDate(date) };
}

/**
 * Returns a function from date to cell. `days` is the server's answer for this period and scope, null while it is
 * loading. Days after `today` are open.
 */
export function cellReader(
  days: readonly AttendanceDay[] | null,
  today: CalendarDate,
  ofAthlete: boolean,
): (date: CalendarDate) => HeatCell {
  const byDate = new Map(days?.map((day) => [day.date, day]));
  const read = ofAthlete ? athleteCell : rateCell;
  return (date) => (days === null || date > today ? openCell(date) : read(date, byDate.get(date)));
}

function noEventCell(date: CalendarDate): HeatCell {
  return {
    date,
    category: 'none',
    short: NO_EVENT_SIGN,
    text: NO_EVENT_SIGN,
    sentence: `${formatLongDate(date)}: ${statisticsTexts.noRecords}`,
  };
}
