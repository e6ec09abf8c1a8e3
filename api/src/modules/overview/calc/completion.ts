import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { roundHalfUp } from '@touchline/contracts/rounding';

/** Length of the rolling window in days. */
const COMPLETION_DAYS = 30;
/** Below this share the answers say little about the week: Saw et al. 2015, J Sports Sci Med 14:732. */
const ON_TRACK_PERCENT = 80;

export interface CompletionCount {
  /** Distinct days with a complete survey. */
  completed: number;
  /** Days of the window on which the athlete could answer. */
  days: number;
  /** Whole percent, rounded half up; `onTrack` compares this rounded value. Both null without days. */
  percent: number | null;
  onTrack: boolean | null;
}

/** What of an athlete's surveys decides about completion; days after `today` do not count. */
export interface AnswerHistory {
  completedDates: readonly CalendarDate[];
  /** From this day on the athlete could answer; null: nobody knows it, so every day of a window counts. */
  since: CalendarDate | null;
}

/**
 * From when on an athlete could answer: the day they joined, or an earlier one of which there is an answer. Null: nobody
 * knows when they joined.
 */
export function couldAnswerSince(
  joinedOn: CalendarDate | null,
  answeredDates: readonly CalendarDate[],
): CalendarDate | null {
  if (joinedOn === null) return null;
  return answeredDates.reduce((first, date) => (date < first ? date : first), joinedOn);
}

/** How many of the last 30 days, `today` included, on which the athlete could answer have a complete survey. */
export function completionOf30Days(history: AnswerHistory, today: CalendarDate): CompletionCount {
  return completion(history, addDays(today, 1 - COMPLETION_DAYS), today);
}

/** The completion shown as "All Time": the days of the current month up to `today`, included. */
export function completionOfMonth(history: AnswerHistory, today: CalendarDate): CompletionCount {
  return completion(history, `${today.slice(0, 8)}01`, today);
}

function completion({ completedDates, since }: AnswerHistory, start: CalendarDate, to: CalendarDate): CompletionCount {
  const from = since !== null && since > start ? since : start;
  const days = Math.max(0, daysBetween(from, to) + 1);
  if (days === 0) return { completed: 0, days, percent: null, onTrack: null };
  const completed = new Set(completedDates.filter((date) => date >= from && date <= to)).size;
  const percent = roundHalfUp((100 * completed) / days);
  return { completed, days, percent, onTrack: percent >= ON_TRACK_PERCENT };
}
