import type { FormDay, FormQuestion, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import { BODY_PARTS } from '@touchline/contracts/body-parts';
import { WELLNESS_RATING_LABELS, WELLNESS_RATINGS, type WellnessRating } from '@touchline/contracts/ratings';
import { isOneLine, ONE_LINE_PROBLEM } from '@touchline/contracts/visible-text';
import { answerTo, furtherBodyOf, furtherTexts, type FurtherDraft } from './further-questions.js';

/** A survey while it is answered. Undefined: not answered; nothing is assumed. */
export interface WellnessDraft {
  ratings: Partial<Record<WellnessRating, number>>;
  hasPain: boolean | undefined;
  /** One of the list, or `OTHER_PART`; empty: not chosen. */
  bodyPart: string;
  otherPart: string;
  severity: number | undefined;
  further: FurtherDraft;
}

export const OTHER_PART = 'other';
const EMPTY: WellnessDraft = {
  ratings: {},
  hasPain: undefined,
  bodyPart: '',
  otherPart: '',
  severity: undefined,
  further: [],
};

/** A draft of the athlete's earlier answer; empty without one. */
export function draftOf(answer: FormDay['stored'] | OwnWellnessBody): WellnessDraft {
  if (answer === null) return EMPTY;
  const ratings = Object.fromEntries(
    WELLNESS_RATINGS.flatMap((name) => (answer[name] === null ? [] : [[name, answer[name]]])),
  );
  const given = { ...EMPTY, ratings, further: answer.more ?? [] };
  if (answer.pain === null) return { ...given, hasPain: false };
  const isListed = (BODY_PARTS as readonly string[]).includes(answer.pain.body_part);
  return {
    ...given,
    hasPain: true,
    bodyPart: isListed ? answer.pain.body_part : OTHER_PART,
    otherPart: isListed ? '' : answer.pain.body_part,
    severity: answer.pain.severity,
  };
}

/** By field, further questions by their measure. */
export type DraftProblems = Record<string, string | undefined>;

/** Missing fields, in the order of the form. */
export function problemsOf(
  { ratings, hasPain, bodyPart, otherPart, severity, further }: WellnessDraft,
  questions: readonly FormQuestion[],
): DraftProblems {
  const problems: DraftProblems = {};
  for (const name of WELLNESS_RATINGS) if (ratings[name] === undefined) problems[name] = 'Please choose a number.';
  if (hasPain === undefined) problems.pain = 'Please say whether you have any pain.';
  if (hasPain && (bodyPart === '' || (bodyPart === OTHER_PART && otherPart.trim() === '')))
    problems.bodyPart = 'Please say where it hurts.';
  else if (hasPain && bodyPart === OTHER_PART && !isOneLine(otherPart.trim())) problems.bodyPart = ONE_LINE_PROBLEM;
  if (hasPain && severity === undefined) problems.severity = 'Please choose a number.';
  for (const question of questions)
    if (answerTo(question, further) === undefined) problems[question.measure] = 'Please choose a number.';
  return problems;
}

const MISSING: Readonly<Record<string, string>> = {
  ...WELLNESS_RATING_LABELS,
  pain: 'Pain',
  bodyPart: 'Where it hurts',
  severity: 'How much it hurts',
};

/** `Still missing: Stress, Pain.` */
export const missingSentence = (problems: DraftProblems, questions: readonly FormQuestion[]): string =>
  `Still missing: ${Object.keys(problems)
    .map((name) => MISSING[name] ?? questions.find(({ measure }) => measure === name)?.label)
    .join(', ')}.`;

/** The survey of a day, when nothing is missing. `seen`: the day as it was when the form was opened. */
export function bodyOf(
  seen: Pick<FormDay, 'date' | 'revision'>,
  { ratings, hasPain, bodyPart, otherPart, severity, further }: WellnessDraft,
  questions: readonly FormQuestion[],
): OwnWellnessBody {
  const part = bodyPart === OTHER_PART ? otherPart.trim() : bodyPart;
  return {
    ...seen,
    ...(ratings as Record<WellnessRating, number>),
    pain: hasPain && severity !== undefined ? { body_part: part, severity } : null,
    ...furtherBodyOf(questions, further),
  };
}

/** `Sleep Quality 2, Fatigue 4, …, no pain` of an answer, by the athlete or a coach. */
export function answerText(
  answer: NonNullable<FormDay['stored']> | OwnWellnessBody,
  questions: readonly FormQuestion[] | undefined,
): string {
  const ratings = WELLNESS_RATINGS.map((name) => `${WELLNESS_RATING_LABELS[name]} ${answer[name] ?? '–'}`);
  const pain = answer.pain === null ? 'no pain' : `pain: ${answer.pain.body_part}, ${answer.pain.severity} of 10`;
  return [...ratings, pain, ...furtherTexts(answer.more, questions)].join(' · ');
}
