import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

const DAY_NUMBER_HEIGHT_PX = 33;
const MARKS_HEIGHT_PX = 14;
/** At the usual text size; larger text makes lines higher. */
export const TITLE_HEIGHT_PX = 18;
const WEEKDAY_ROW_HEIGHT_PX = 32;
const ROW_GAP_PX = 3;
/** The minimum size of a touch target. */
const MIN_DAY_HEIGHT_PX = 48;

/**
 * The day height in pixels with which a grid of `weeks` rows fills `free` pixels. Never below the minimum: then the
 * grid scrolls.
 */
export function fillingDayHeight(free: number, weeks: number): number {
  return Math.max(MIN_DAY_HEIGHT_PX, Math.floor((free - WEEKDAY_ROW_HEIGHT_PX - (weeks + 2) * ROW_GAP_PX) / weeks));
}

/**
 * Number of title lines that fit in a day below its number.
 * @param scale how many times as large as usual text is
 */
export function titleLinesIn(dayHeight: number, scale = 1): number {
  return Math.max(0, Math.floor((dayHeight / scale - DAY_NUMBER_HEIGHT_PX) / TITLE_HEIGHT_PX));
}

/** The height in pixels of a day with its marks and so many lines: the same for all days, whatever they hold. */
export function dayHeightFor(lines: number, scale: number): number {
  return Math.ceil((DAY_NUMBER_HEIGHT_PX + MARKS_HEIGHT_PX + lines * TITLE_HEIGHT_PX) * scale);
}

/** How many times as large as usual the text of the page is. */
export function textScale(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}

/** Splits a day's events into those named in the lines and those counted in the last line (`+3 more`). */
export function fitTitles(events: number, lines: number): { named: number; more: number } {
  const named = events <= lines ? events : Math.max(0, lines - 1);
  return { named, more: events - named };
}

type TitledEvent = Pick<CalendarEvent, 'event_time' | 'event_title' | 'status'>;

/** `18:00 Practice`, `Exam Day`, or `18:00 Practice, missed event`. */
export function titleText({ event_time: time, event_title: title, status }: TitledEvent): string {
  return [time === null ? title : `${time} ${title}`, ...(status === 'missed' ? [calendarTexts.missedEvent] : [])].join(
    ', ',
  );
}

/** Describes the lines of a day for screen readers: `07:30 Breakfast, 12:00 Practice, 3 more`; empty without lines. */
export function describeTitles(events: readonly TitledEvent[], lines: number): string {
  const { named, more } = fitTitles(events.length, lines);
  if (named === 0) return '';
  const titles = events.slice(0, named).map(titleText);
  return [...titles, ...(more === 0 ? [] : [`${more} more`])].join(', ');
}
