import { addDays, mondayOf, WEEKDAYS_FROM_MONDAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { takesMeasurements } from '@touchline/contracts/measure-catalogue';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { Survey, SurveyQuestion } from '@touchline/contracts/surveys.schema';
import { questionsTexts } from '../../../shared/texts/measures-texts.js';
import { measureLabel } from '../model/measure-words.js';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** `Groin, Mon, Thu, with the survey`. */
export const questionText = (catalogue: readonly Measure[], question: SurveyQuestion): string =>
  `${measureLabel(catalogue, question.measure, questionsTexts.unread)}, ${whenText(question)}`;

/** `Mon, Thu, with the survey`. */
function whenText({ when, weekdays }: SurveyQuestion): string {
  const days =
    weekdays.length === EVERY_DAY.length
      ? questionsTexts.everyDay
      : weekdays.map((day) => WEEKDAYS_FROM_MONDAY[day]?.slice(0, 3)).join(', ');
  return `${days}, ${when === 'daily' ? questionsTexts.daily : questionsTexts.afterSession}`;
}

/** A list that is changed begins on the next Monday. */
export const nextMonday = (today: CalendarDate): CalendarDate => addDays(mondayOf(today), 7);

/** The questions that are asked on a day. */
export const questionsOn = (lists: readonly Survey[], day: CalendarDate): SurveyQuestion[] =>
  lists.findLast(({ from }) => from <= day)?.questions ?? [];

/** Questions of the club that a list does not have yet. */
export const addable = (catalogue: readonly Measure[], questions: readonly SurveyQuestion[]): Measure[] =>
  catalogue.filter(
    (measure) =>
      takesMeasurements(measure.key) &&
      !measure.is_retired &&
      whenOf(measure) !== null &&
      !questions.some((question) => question.measure === measure.key),
  );

/** A measure is asked when athletes enter it; null: they do not. */
function whenOf(measure: Measure): SurveyQuestion['when'] | null {
  const { entered_by: by } = newestVersion(measure);
  return by === 'athlete_daily' ? 'daily' : by === 'athlete_after_session' ? 'after_session' : null;
}

export function questionOf(measure: Measure): SurveyQuestion {
  return { measure: measure.key, when: whenOf(measure) ?? 'daily', weekdays: [...EVERY_DAY] };
}

/** The list with one question moved by a place. */
export function moved(questions: readonly SurveyQuestion[], at: number, by: 1 | -1): SurveyQuestion[] {
  const next = [...questions];
  const [question] = next.splice(at, 1);
  if (question) next.splice(at + by, 0, question);
  return next;
}

/** The list with one weekday of a question switched. */
export function withWeekdays(
  questions: readonly SurveyQuestion[],
  at: number,
  weekdays: readonly number[],
): SurveyQuestion[] {
  return questions.map((question, index) =>
    index === at ? { ...question, weekdays: [...weekdays].sort((a, b) => a - b) } : question,
  );
}
