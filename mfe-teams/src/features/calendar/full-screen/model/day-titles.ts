import type { CalendarEvent } from '@touchline/contracts/calendar.schema';

const DAY_NUMBER_HEIGHT_PX = 33;
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

/** Number of title lines that fit in a day below its number. */
export function titleLinesIn(dayHeight: number): number {
  return Math.max(0, Math.floor((dayHeight - DAY_NUMBER_HEIGHT_PX) / TITLE_HEIGHT_PX));
}

/** Splits a day's events into those named in the lines and those counted in the last line (`+3 more`). */
export function fitTitles(events: number, lines: number): { named: number; more: number } {
  const named = events <= lines ? events : Math.max(0, lines - 1);
  return { named, more: events - named };
}

/** Describes the lines of a day for screen readers: `07:30 Breakfast, 12:00 Practice, 3 more`; empty without lines. */
export function describeTitles(
  events: readonly Pick<CalendarEvent, 'event_time' | 'event_title'>[],
  lines: number,
): string {
  const { named, more } = fitTitles(events.length, lines);
  if (named === 0) return '';
  const titles = events
    .slice(0, named)
    .map(({ event_time: time, event_title: title }) => (time === null ? title : `${time} ${title}`));
  return [...titles, ...(more === 0 ? [] : [`${more} more`])].join(', ');
}
