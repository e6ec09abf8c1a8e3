import type { FormQuestion } from '@touchline/contracts/athlete-answers.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { MoreAnswer, MoreWrites } from '@touchline/contracts/measurements.schema';
import { choicesOf } from '@touchline/contracts/measure-choices';
import { unitSymbol } from '@touchline/contracts/measure-rules';
import { rolesText } from '@touchline/contracts/permissions';
import { ScaleField } from './scale-field.js';

/** Answers to what a team asks beside the survey and the session. One without a version is to that of its day. */
export type FurtherDraft = MoreWrites;

const firstDay = ({ valid_from: from }: FormQuestion): string => from ?? '';

/** Each question by the version that holds on a day. */
export function questionsOn(questions: readonly FormQuestion[] | undefined, date: CalendarDate): FormQuestion[] {
  const begun = (questions ?? []).filter((question) => firstDay(question) <= date);
  return begun.filter((one) => begun.every((each) => each.measure !== one.measure || firstDay(each) <= firstDay(one)));
}

/** The questions asked for, in their order. One that this page does not know is left out. */
export const questionsFor = (
  questions: readonly FormQuestion[] | undefined,
  asked: readonly string[] | undefined,
): FormQuestion[] => (asked ?? []).flatMap((key) => questions?.find(({ measure }) => measure === key) ?? []);

const isTo = ({ measure, measure_version: version }: MoreWrites[number], question: FormQuestion): boolean =>
  measure === question.measure && (version ?? question.measure_version) === question.measure_version;

/** The answer to a question as it is asked; one to another version of it is none. */
export const answerTo = (question: FormQuestion, draft: FurtherDraft): number | undefined =>
  draft.find((answer) => isTo(answer, question))?.value ?? undefined;

const answerOf = ({ measure, measure_version }: FormQuestion, value: number): MoreWrites[number] => ({
  measure,
  ...(measure_version && { measure_version }),
  value,
});

/** No field where nothing was answered: the field, and the version in it, are unknown to older products. */
export function furtherBodyOf(questions: readonly FormQuestion[], draft: FurtherDraft): { more?: MoreWrites } {
  const more = questions.flatMap((question) => {
    const value = answerTo(question, draft);
    return value === undefined ? [] : [answerOf(question, value)];
  });
  return more.length > 0 ? { more } : {};
}

/**
 * `Groin 3`, `Sleep 7.5 h`. An answer to a question that is not known any more is named as such; one to a version that is
 * not known any more has no unit.
 */
export function furtherTexts(
  more: MoreWrites | readonly MoreAnswer[] | undefined,
  questions: readonly FormQuestion[] = [],
): string[] {
  return (more ?? []).flatMap((answer) => {
    if (answer.value === null) return [];
    const question = questions.find((each) => isTo(answer, each));
    const known = question ?? questions.find(({ measure }) => measure === answer.measure);
    const unit = question ? unitSymbol(question.unit) : '';
    return [`${known?.label ?? 'Further answer'} ${answer.value}${unit === '' ? '' : ` ${unit}`}`];
  });
}

interface FurtherQuestionsProps {
  /** Of the form, to make names unique. */
  prefix: string;
  questions: readonly FormQuestion[];
  draft: FurtherDraft;
  problems: Readonly<Record<string, string | undefined>>;
  onChoose: (draft: FurtherDraft) => void;
}

/** One tap for each question. Who reads the answer stands at it. */
export const FurtherQuestions = ({ prefix, questions, draft, problems, onChoose }: FurtherQuestionsProps) => (
  <>
    {questions.map((question) => (
      <ScaleField
        key={question.measure}
        name={`${prefix}-${question.measure}`}
        legend={legendOf(question)}
        hint={`Read by: ${rolesText(`${question.kind}.read`)}.`}
        values={choicesOf(question)}
        ends={[question.low_words, question.high_words]}
        problem={problems[question.measure]}
        chosen={answerTo(question, draft)}
        onChoose={(value) =>
          onChoose([...draft.filter((answer) => answer.measure !== question.measure), answerOf(question, value)])
        }
      />
    ))}
  </>
);

function legendOf({ question, unit }: FormQuestion): string {
  const symbol = unitSymbol(unit);
  return symbol === '' ? question : `${question} (${symbol})`;
}
