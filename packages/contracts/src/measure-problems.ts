import { choicesOf, isOnStep, type Scale } from './measure-choices.js';
import { CHOICES_MAX, type EnteredBy } from './measure-rules.js';

/** The fields of a definition that depend on each other. */
interface DependentFields extends Scale {
  question: string | null;
  trials: number;
  has_sides: boolean;
  entered_by: EnteredBy;
  typical_error: number | null;
}

/** A field of a definition that does not fit the others, and why, as the end of a sentence that begins with the field. */
export interface DefinitionProblem {
  field: keyof DependentFields;
  problem: string;
}

/** Whether athletes enter the values: then they are asked a question. */
export const isAskedOfAthletes = (by: EnteredBy): boolean => by === 'athlete_daily' || by === 'athlete_after_session';

/**
 * What the fields of a definition say against each other. An athlete answers with one tap: their questions
 * have few choices, one value and no sides.
 */
export function definitionProblems(definition: DependentFields): DefinitionProblem[] {
  const { min, max, step, question, trials, typical_error: error, has_sides: hasSides } = definition;
  if (max <= min) return [{ field: 'max', problem: 'must be above the smallest value' }];
  const problems: DefinitionProblem[] = [];
  const refuse = (isWrong: boolean, field: keyof DependentFields, problem: string) => {
    if (isWrong) problems.push({ field, problem });
  };
  const isAsked = isAskedOfAthletes(definition.entered_by);
  const hasManyChoices = choicesOf(definition).length > CHOICES_MAX;
  // Values are shown with the decimals of the step: from 0.5 in steps of 1, 1.5 would read 2.
  refuse(
    !isOnStep(min, { min: 0, step }),
    'min',
    step === 1 ? 'must be a whole number' : `must be a multiple of ${step}`,
  );
  refuse(!isAsked && question !== null, 'question', 'is only for what athletes are asked');
  refuse(isAsked && question === null, 'question', 'is needed: athletes are asked this');
  refuse(!isOnStep(max, definition), 'step', 'must lead from the smallest value to the largest');
  refuse(isAsked && hasManyChoices, 'step', `must leave at most ${CHOICES_MAX} choices: athletes answer with one tap`);
  refuse(isAsked && trials > 1, 'trials', 'must be 1: athletes answer once');
  refuse(isAsked && hasSides, 'has_sides', 'must be false: athletes answer once');
  refuse(error !== null && error > max - min, 'typical_error', 'must not be larger than the range of values');
  return problems;
}
