import type { CalendarEvent } from '@touchline/contracts/calendar.schema';

/** Pixels of a day of the large grid. */
const NUMBER_HEIGHT = 33;
export const TITLE_HEIGHT = 18;
/** The row of the weekdays' names, and the gaps between the rows. */
const HEAD_HEIGHT = 32;
const GAP = 3;
/** A day is never lower: a finger has to hit it. */
const LEAST_DAY_HEIGHT = 48;

/** How high the days of so many weeks are, so that together they fill `free` pixels; where those are too few the grid is higher, and scrolls. */
export function filledDayHeight(free: number, weeks: number): number {
  return Math.max(LEAST_DAY_HEIGHT, Math.floor((free - HEAD_HEIGHT - (weeks + 2) * GAP) / weeks));
}

/** How many lines of text have room in a day below its number. */
export function linesIn(dayHeight: number): number {
  return Math.max(0, Math.floor((dayHeight - NUMBER_HEIGHT) / TITLE_HEIGHT));
}

/** How many of a day's events are named in so many lines, and how many the last line counts instead (`+3 more`). */
export function fitted(events: number, lines: number): { named: number; more: number } {
  const named = events <= lines ? events : Math.max(0, lines - 1);
  return { named, more: events - named };
}

/** What is read out for the lines of a day: `07:30 Breakfast, 12:00 Practice, 3 more`; empty without lines. */
export function linesText(events: readonly Pick<CalendarEvent, 'event_time' | 'event_title'>[], lines: number): string {
  const { named, more } = fitted(events.length, lines);
  if (named === 0) return '';
  const titles = events
    .slice(0, named)
    .map(({ event_time: time, event_title: title }) => (time === null ? title : `${time} ${title}`));
  return [...titles, ...(more === 0 ? [] : [`${more} more`])].join(', ');
}
