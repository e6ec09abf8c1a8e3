import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { parseDuration } from '@touchline/contracts/duration';
import { LINE_NOTES_MAX, REPS_MAX, SETS_MAX } from '@touchline/contracts/workout-rules';
import { hiddenText, optionalNumber, optionalText, requiredNumber, typedAs, z } from '@touchline/ui/forms';
import { exerciseTexts } from '../../texts/exercise-texts.js';
import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_REPS,
  DEFAULT_REST_BETWEEN_SECONDS,
} from '../../workouts/model/row-defaults.js';
import { parseCount } from '../../workouts/model/parse-count.js';
import { SECONDS_HINT, secondsProblem } from '../../workouts/model/seconds-input.js';

/** What the panel's fields hold, by the names of the request. */
export type ConfigureValues = {
  is_time_based: boolean;
  sets: string;
  reps: string;
  /** Duration of a set: `90`, `1:30`, `90s` or `2m`. */
  duration: string;
  /** Written like `duration`; empty when it is not prescribed. */
  rest_between_sets_seconds: string;
  coach_notes: string;
  superset_with_next: boolean;
};

/** The exercise's defaults as field values; by repetitions when it has neither repetitions nor a duration. */
export function defaultValues({ defaultSets, defaultReps, defaultDuration }: Exercise): ConfigureValues {
  const isTimeBased = defaultReps === null && defaultDuration !== null;
  const reps = isTimeBased ? '' : String(defaultReps ?? DEFAULT_REPS);
  return {
    is_time_based: isTimeBased,
    sets: String(defaultSets),
    reps,
    duration: defaultDuration === null ? '' : String(defaultDuration),
    rest_between_sets_seconds: String(DEFAULT_REST_BETWEEN_SECONDS),
    coach_notes: '',
    superset_with_next: false,
  };
}

/**
 * Switching on clears the repetitions and sets an empty duration to 60 seconds. Switching off restores empty
 * repetitions: the initial ones, else the exercise's default, else 10.
 */
export function changeTimeBased(
  values: ConfigureValues,
  isTimeBased: boolean,
  initialReps: string,
  { defaultReps }: Exercise,
): ConfigureValues {
  const { reps, duration } = values;
  return isTimeBased
    ? { ...values, is_time_based: true, reps: '', duration: duration.trim() || String(DEFAULT_DURATION_SECONDS) }
    : { ...values, is_time_based: false, reps: reps.trim() || initialReps || String(defaultReps ?? DEFAULT_REPS) };
}

/** Whether values were changed. The field hidden by the time-based switch does not count: it is not saved. */
export function hasChanges(initial: ConfigureValues, values: ConfigureValues): boolean {
  const hidden = values.is_time_based ? 'reps' : 'duration';
  return (Object.keys(initial) as (keyof ConfigureValues)[]).some(
    (key) => key !== hidden && values[key] !== initial[key],
  );
}

const count = (maximum: number) =>
  requiredNumber((text) => parseCount(text, maximum), exerciseTexts.wholeNumber(maximum));
const duration = typedAs<number>((text) => {
  const value = parseDuration(text);
  return value ? { value } : { problem: secondsProblem(text, exerciseTexts.durationNeeded, SECONDS_HINT) };
});

export const configureSchema = ({ is_time_based: isTimeBased }: ConfigureValues) =>
  z.object({
    is_time_based: z.boolean(),
    sets: count(SETS_MAX),
    reps: isTimeBased ? hiddenText : count(REPS_MAX),
    duration: isTimeBased ? duration : hiddenText,
    rest_between_sets_seconds: optionalNumber(parseDuration, exerciseTexts.restRange),
    coach_notes: optionalText(LINE_NOTES_MAX),
    superset_with_next: z.boolean(),
  });
