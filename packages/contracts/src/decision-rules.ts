import { addDays, type CalendarDate } from './calendar-date.js';

/** What a coach decides about an athlete after looking at the board, from the lightest to the heaviest. */
export const DECISIONS = ['monitor', 'talk', 'adjust', 'rest', 'dismiss'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

export const DECISION_LABELS: Readonly<Record<DecisionKind, string>> = {
  monitor: 'Monitor',
  talk: 'Talk',
  adjust: 'Adjust',
  rest: 'Rest',
  dismiss: 'Dismiss',
};

export const DECISION_NOTE_MAX = 500;
/** Longest message that a coach adds for the athlete. */
/** What is written to somebody younger reaches a guardian and the staff, too. Years. */
export const MAJORITY_AGE = 18;

export const MESSAGE_MAX = 160;
/** A decision lasts at most this many days, the first one included. */
export const DECISION_DAYS_MAX = 28;

/** The latest day on which a decision made on `madeOn` may end. */
export function latestUntil(madeOn: CalendarDate): CalendarDate {
  return addDays(madeOn, DECISION_DAYS_MAX - 1);
}
