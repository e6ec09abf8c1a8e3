import type { Word } from './words.js';

/** Answers of so many days before a day make its baseline, and so many of them are needed before anything is judged. */
export const BASELINE_DAYS = 28;
export const BASELINE_LEAST = 14;
/** Least half width of the usual band, points of the Hooper index: steadier athletes are not judged stricter. */
export const LEAST_USUAL_DEVIATION = 2;
/** More athletes than this are shown by team only. */
export const BOARD_ATHLETES_MAX = 300;
/** Attendance of this many events at most. */
export const BOARD_MARKS_MAX = 7;

/**
 * Today's answer against the own baseline: `talk` and `look` mark it, `building` is shown and not judged, and `no_answer`
 * also stands for an incomplete survey.
 */
export const WELLNESS_STATES = ['talk', 'look', 'usual', 'building', 'no_answer'] as const;
export type WellnessState = (typeof WELLNESS_STATES)[number];

/**
 * Why an athlete needs the coach, the most urgent first: a marked answer, an injury reported since the staff's last
 * word, a load above the own usual weeks that began today, no answer for three days. `decided`: marked, and a decision
 * stands.
 */
export const NEEDS = ['talk', 'look', 'injury', 'load', 'silent', 'decided', 'none'] as const;
export type Need = (typeof NEEDS)[number];
/** Whether a need waits for the coach; so does one of a newer server. */
export const isOpenNeed = (need: Word<Need>): boolean => need !== 'decided' && need !== 'none';

/** Days that the history of flags and decisions shows at once, and by default. */
export const HISTORY_DAYS_MAX = 92;
export const HISTORY_DAYS_DEFAULT = 28;
