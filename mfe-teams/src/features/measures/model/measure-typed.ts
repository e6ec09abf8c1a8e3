import { definitionProblems, isAskedOfAthletes } from '@touchline/contracts/measure-problems';
import {
  DAY_RULES,
  DIRECTIONS,
  END_WORDS_MAX,
  ENTERED_BY,
  MEASURE_LABEL_MAX,
  MEASURED_KINDS,
  QUESTION_MAX,
  STEPS,
  TRIAL_RULES,
  TRIALS_MAX,
  VALUE_MAX,
  type EnteredBy,
  type TrialRule,
  type Unit,
} from '@touchline/contracts/measure-rules';
import type { MeasureDefinition } from '@touchline/contracts/measures.schema';
import { sentBack } from '@touchline/contracts/words';
import { parseNumberWithin } from '@touchline/contracts/number-text';
import { optionalNumber, requiredNumber, requiredText, typedAs, z } from '@touchline/ui/forms';
import { measuresTexts } from '../../../shared/texts/measures-texts.js';

/** What the fields hold. */
export type MeasureTyped = Record<Exclude<keyof MeasureDefinition, 'has_sides'>, string> & { has_sides: boolean };

const QUESTION: MeasureDefinition = {
  label: '',
  question: '',
  unit: 'rating',
  min: 0,
  max: 10,
  step: 1,
  direction: 'lower',
  low_words: '',
  high_words: '',
  trials: 1,
  trial_rule: 'best',
  has_sides: false,
  day_rule: 'last',
  kind: 'wellness',
  entered_by: 'athlete_daily',
  typical_error: null,
};

/** A new measure begins as a question about how something feels. */
export const NEW_MEASURE: MeasureTyped = typedOf(QUESTION);

export function typedOf({ has_sides, ...definition }: MeasureDefinition): MeasureTyped {
  const texts = Object.entries(definition).map(([field, value]) => [field, value === null ? '' : String(value)]);
  return { ...(Object.fromEntries(texts) as Omit<MeasureTyped, 'has_sides'>), has_sides };
}

/** A field that is hidden for who enters the values, which has this value then. */
const fixed = <T>(value: T) =>
  z.pipe(
    z.custom<unknown>(() => true),
    z.transform((): T => value),
  );

const bound = (text: string) => parseNumberWithin(text, -VALUE_MAX, VALUE_MAX, 3);
const oneOf = <T extends string>(values: readonly T[]) =>
  typedAs<T>((text) => {
    const value = values.find((each) => each === text);
    return value === undefined ? { problem: measuresTexts.saveFailed } : { value };
  });
const optionalWords = (most: number) =>
  typedAs<string | null>((text) =>
    text.length > most ? { problem: `At most ${most} characters.` } : { value: text === '' ? null : text },
  );

const FIELDS = {
  label: requiredText(MEASURE_LABEL_MAX, measuresTexts.labelMissing),
  question: optionalWords(QUESTION_MAX),
  // A unit that this page does not know goes back as it came.
  unit: typedAs<Unit>((text) => ({ value: sentBack<Unit>(text) })),
  min: requiredNumber(bound, measuresTexts.boundMissing),
  max: requiredNumber(bound, measuresTexts.boundMissing),
  step: typedAs<(typeof STEPS)[number]>((text) => {
    const value = STEPS.find((step) => String(step) === text);
    return value === undefined ? { problem: measuresTexts.boundMissing } : { value };
  }),
  direction: oneOf(DIRECTIONS),
  low_words: optionalWords(END_WORDS_MAX),
  high_words: optionalWords(END_WORDS_MAX),
  trials: requiredNumber((text) => parseNumberWithin(text, 1, TRIALS_MAX), measuresTexts.trialsMissing),
  trial_rule: oneOf(TRIAL_RULES),
  has_sides: z.boolean(),
  day_rule: oneOf(DAY_RULES),
  kind: oneOf(MEASURED_KINDS),
  entered_by: oneOf(ENTERED_BY),
  typical_error: optionalNumber((text) => {
    const value = parseNumberWithin(text, 0, VALUE_MAX, 3);
    return value === 0 ? undefined : value;
  }, measuresTexts.typicalErrorWrong),
};

/** What a question has in place of the fields of a test, and a test in place of those of a question. */
const OF_QUESTION = {
  ...FIELDS,
  trials: fixed<number>(1),
  trial_rule: fixed<TrialRule>('best'),
  has_sides: fixed<boolean>(false),
  typical_error: fixed<number | null>(null),
};
const noText = fixed<string | null>(null);
const OF_TEST = { ...FIELDS, question: noText, low_words: noText, high_words: noText };

/** Turns what is typed into a definition, or into a sentence at each field that is wrong by itself or beside the others. */
export const measureSchema = ({ entered_by: by }: MeasureTyped) =>
  z.pipe(
    z.object(isAskedOfAthletes(by as EnteredBy) ? OF_QUESTION : OF_TEST),
    z.transform((definition: MeasureDefinition, { issues }): MeasureDefinition => {
      for (const { field, problem } of definitionProblems(definition))
        issues.push({ code: 'custom', path: [field], message: sentence(problem), input: definition });
      return definition;
    }),
  );

/** `must be above` → `Must be above.` */
const sentence = (problem: string): string => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
