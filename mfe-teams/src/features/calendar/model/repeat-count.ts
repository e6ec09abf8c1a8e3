import {
  addDays,
  isCalendarDate,
  LAST_DAY,
  weekdayFromMonday,
  type CalendarDate,
} from '@touchline/contracts/calendar-date';
import type { CreateEventBody } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import { countRepeats } from '@touchline/contracts/repeat-dates';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/** A weekly repetition as it is typed. */
export interface TypedRepetition {
  /** The day of the first event, as typed. */
  date: string;
  /** The last day; '' for none. */
  repeat_until: string;
  /** Weekdays beside that of the date, from 0 for Monday to 6 for Sunday. */
  repeat_weekdays: readonly number[];
}

/** The weekday of the date; undefined while it is no date. */
export function ownWeekday(date: string): number | undefined {
  return isCalendarDate(date) ? weekdayFromMonday(date) : undefined;
}

/** The weekdays beside that of the date. */
const otherWeekdays = ({ date, repeat_weekdays: weekdays }: TypedRepetition): number[] =>
  weekdays.filter((weekday) => weekday !== ownWeekday(date));

/** The last day. Weekdays without one mean a single event on each, in the seven days that begin with the date. */
function lastDay(typed: TypedRepetition): CalendarDate | '' {
  const { date, repeat_until: until } = typed;
  if (until !== '' || !isCalendarDate(date) || otherWeekdays(typed).length === 0) return until;
  const weekLater = addDays(date, 6);
  return weekLater < LAST_DAY ? weekLater : LAST_DAY;
}

/** Number of events up to the last day, inclusive; null without one, or when a date is no date or the last one is too early. */
export function repeatCount(typed: TypedRepetition): number | null {
  const { date, repeat_weekdays: weekdays } = typed;
  const until = lastDay(typed);
  if (!isCalendarDate(date) || !isCalendarDate(until) || until < date) return null;
  return countRepeats(date, until, weekdays);
}

/** The problem of a repetition; undefined without a problem or without a repetition. */
export function repeatProblem(typed: TypedRepetition): string | undefined {
  const { date, repeat_until: until } = typed;
  const count = repeatCount(typed);
  if (count === null)
    return isCalendarDate(date) && isCalendarDate(until) ? calendarTexts.repeatEndsTooEarly : undefined;
  return count > EVENTS_AT_ONCE_MAX ? calendarTexts.repeatTooLong(count) : undefined;
}

/** The repetition of a request for a new event; empty for a single event. */
export function repetitionOf(typed: TypedRepetition): Pick<CreateEventBody, 'repeat_until' | 'repeat_weekdays'> {
  const until = lastDay(typed);
  const others = otherWeekdays(typed);
  if (until === '') return {};
  if (others.length === 0) return { repeat_until: until };
  return {
    repeat_until: until,
    repeat_weekdays: [weekdayFromMonday(typed.date), ...others].sort((a, b) => a - b),
  };
}
