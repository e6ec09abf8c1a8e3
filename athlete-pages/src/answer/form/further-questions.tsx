import type { FormQuestion } from '@touchline/contracts/athlete-answers.schema';
import type { MoreAnswer, MoreWrites } from '@touchline/contracts/measurements.schema';
import { choicesOf } from '@touchline/contracts/measure-choices';
import { unitSymbol } from '@touchline/contracts/measure-rules';
import { rolesText } from '@touchline/contracts/permissions';
import { ScaleField } from './scale-field.js';

/** Answers to what a team asks beside the survey and the session, by measure. */
export type FurtherDraft = Readonly<Record<string, number>>;

/** The questions asked for, in their order. One that this page does not know is left out. */
export const questionsFor = (
  questions: readonly FormQuestion[] | undefined,
  asked: readonly string[] | undefined,
): FormQuestion[] => (asked ?? []).flatMap((key) => questions?.find(({ measure }) => measure === key) ?? []);

export function furtherDraftOf(more: MoreWrites | readonly MoreAnswer[] | undefined): FurtherDraft {
  return Object.fromEntries((more ?? []).flatMap(({ measure, value }) => (value === null ? [] : [[measure, value]])));
}

/** No field where nothing was answered: the field is unknown to older products. */
export function furtherBodyOf(questions: readonly FormQuestion[], draft: FurtherDraft): { more?: MoreWrites } {
  const more = questions.flatMap(({ measure }) => {
    const value = draft[measure];
    return value === undefined ? [] : [{ measure, value }];
  });
  return more.length > 0 ? { more } : {};
}

/** `Groin 3`, `Sleep 7.5 h`; an answer to a question that is not known any more is named as such. */
export function furtherTexts(
  more: MoreWrites | readonly MoreAnswer[] | undefined,
  questions: readonly FormQuestion[] | undefined,
): string[] {
  return (more ?? []).flatMap(({ measure, value }) => {
    if (value === null) return [];
    const question = questions?.find((each) => each.measure === measure);
    const unit = question ? unitSymbol(question.unit) : '';
    return [`${question?.label ?? 'Further answer'} ${value}${unit === '' ? '' : ` ${unit}`}`];
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
        chosen={draft[question.measure]}
        onChoose={(value) => onChoose({ ...draft, [question.measure]: value })}
      />
    ))}
  </>
);

function legendOf({ question, unit }: FormQuestion): string {
  const symbol = unitSymbol(unit);
  return symbol === '' ? question : `${question} (${symbol})`;
}
