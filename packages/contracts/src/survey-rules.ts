import { weekdayFromMonday, type CalendarDate } from './calendar-date.js';

/** Questions that a team asks beside the four ratings. */

/** When a question is asked: with the survey of the day, or with the answer to a session. */
export const ASKED_WHEN = ['daily', 'after_session'] as const;
export type AskedWhen = (typeof ASKED_WHEN)[number];

/** Further questions on one day, and after one session, of a club that has decided nothing; and at most. */
export const EXTRA_QUESTIONS_DEFAULT = 2;
export const EXTRA_QUESTIONS_MAX = 6;

export interface AskedQuestion {
  measure: string;
  when: AskedWhen;
  /** Days of the week, 0 = Monday … 6 = Sunday. */
  weekdays: readonly number[];
}

/** A list of questions with its first day; null: since ever. It holds until the next one begins. */
export interface QuestionList {
  from: CalendarDate;
  questions: readonly AskedQuestion[];
}

/** The measures that a team asks for on a day, in the order of its list of that day; `lists` in any order. */
export function askedOn(lists: readonly QuestionList[], day: CalendarDate, when: AskedWhen): string[] {
  let current: QuestionList | undefined;
  for (const list of lists) if (list.from <= day && (!current || list.from > current.from)) current = list;
  const weekday = weekdayFromMonday(day);
  return (current?.questions ?? [])
    .filter((question) => question.when === when && question.weekdays.includes(weekday))
    .map(({ measure }) => measure);
}
