import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { takesMeasurements } from '@touchline/contracts/measure-catalogue';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { AskedWhen } from '@touchline/contracts/survey-rules';
import type { SurveyQuestion } from '@touchline/contracts/surveys.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** A list holds from tomorrow on at the earliest, so that nothing changes what was asked on a day. */
export function fromProblems(from: CalendarDate, today: CalendarDate): FieldProblem[] {
  const first = addDays(today, 1);
  return from >= first
    ? []
    : [
        {
          path: 'from',
          message: `The first day must be ${formatMediumDate(first)} or later: what was asked until then stays.`,
        },
      ];
}

/** The rules of a list that its schema does not know: what the catalogue has, and how many questions a day may have. */
export function questionProblems(
  questions: readonly SurveyQuestion[],
  catalogue: ReadonlyMap<string, Measure>,
  most: number,
): FieldProblem[] {
  return questions.flatMap(({ measure: key, when, weekdays }, at): FieldProblem[] => {
    const path = `questions.${at}`;
    const measure = catalogue.get(key);
    const by = when === 'daily' ? 'athlete_daily' : 'athlete_after_session';
    if (!measure || !takesMeasurements(key) || newestVersion(measure).entered_by !== by)
      return [{ path: `${path}.measure`, message: 'This is not a question of the club that is asked then.' }];
    if (measure.is_retired) return [{ path: `${path}.measure`, message: 'This question is retired.' }];
    if (questions.findIndex((other) => other.measure === key) < at)
      return [{ path: `${path}.measure`, message: 'This question is in the list twice.' }];
    if (weekdays.some((weekday, index) => index > 0 && weekday <= (weekdays[index - 1] ?? -1)))
      return [{ path: `${path}.weekdays`, message: 'Weekdays must be ascending, each once.' }];
    const earlier = questions.slice(0, at + 1).filter((other) => other.when === when);
    const isFull = WEEKDAYS.some((day) => earlier.filter((other) => other.weekdays.includes(day)).length > most);
    return isFull ? [{ path: `${path}.weekdays`, message: tooManySentence(when, most) }] : [];
  });
}

const tooManySentence = (when: AskedWhen, most: number): string =>
  `This would ask more than ${most} further questions ${when === 'daily' ? 'on one day' : 'after one session'}.`;
