import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { parseDuration } from '@touchline/contracts/duration';
import { REPS_MAX, LINE_NOTES_MAX, SETS_MAX } from '@touchline/contracts/workout-rules';
import { exerciseTexts } from '../../texts/exercise-texts.js';
import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_REPS,
  DEFAULT_REST_BETWEEN_SECONDS,
} from '../../workouts/model/row-defaults.js';
import { parseCount } from '../../workouts/model/parse-count.js';
import { SECONDS_HINT, secondsProblem } from '../../workouts/model/seconds-input.js';
import type { ConfiguredExercise } from './configured-exercise.js';

/** Raw field values of the panel. */
export interface ConfigureValues {
  isTimeBased: boolean;
  sets: string;
  reps: string;
  /** Duration of a set: `90`, `1:30`, `90s` or `2m`. */
  duration: string;
  /** Written like `duration`; empty when it is not prescribed. */
  restBetweenSets: string;
  notes: string;
  isSuperset: boolean;
}

export type ConfigureField = 'sets' | 'reps' | 'duration' | 'restBetweenSets' | 'notes';

/** In the order of the panel. */
export const CONFIGURE_FIELDS: readonly ConfigureField[] = ['sets', 'reps', 'duration', 'restBetweenSets', 'notes'];

/** An exercise that is being configured for a workout. */
export interface ConfigureDraft {
  exercise: Exercise;
  values: ConfigureValues;
  /** The values before anything was typed. */
  initialValues: ConfigureValues;
  problems: Readonly<Partial<Record<ConfigureField, string>>>;
}

/** Starts from the exercise's defaults, overridden by values already typed in the row. */
export function newConfigureDraft(exercise: Exercise, entered: Partial<ConfigureValues> = {}): ConfigureDraft {
  const values = { ...defaultValues(exercise), ...entered };
  return { exercise, values, initialValues: values, problems: {} };
}

/** The exercise's defaults as field values; by repetitions when it has neither repetitions nor a duration. */
export function defaultValues({ defaultSets, defaultReps, defaultDuration }: Exercise): ConfigureValues {
  const isTimeBased = defaultReps === null && defaultDuration !== null;
  const reps = isTimeBased ? '' : String(defaultReps ?? DEFAULT_REPS);
  return {
    isTimeBased,
    sets: String(defaultSets),
    reps,
    duration: defaultDuration === null ? '' : String(defaultDuration),
    restBetweenSets: String(DEFAULT_REST_BETWEEN_SECONDS),
    notes: '',
    isSuperset: false,
  };
}

/** Changes values and clears the problems of the changed fields. */
export function changeValues(draft: ConfigureDraft, change: Partial<ConfigureValues>): ConfigureDraft {
  const problems = Object.fromEntries(Object.entries(draft.problems).filter(([field]) => !(field in change)));
  return { ...draft, values: { ...draft.values, ...change }, problems };
}

/**
 * Switching on clears the repetitions and sets an empty duration to 60 seconds. Switching off restores empty
 * repetitions: the initial ones, else the exercise's default, else 10.
 */
export function changeTimeBased(draft: ConfigureDraft, isTimeBased: boolean): ConfigureDraft {
  const { exercise, initialValues, values } = draft;
  const { reps, duration } = values;
  return changeValues(
    draft,
    isTimeBased
      ? { isTimeBased, reps: '', duration: duration.trim() || String(DEFAULT_DURATION_SECONDS) }
      : { isTimeBased, reps: reps.trim() || initialValues.reps || String(exercise.defaultReps ?? DEFAULT_REPS) },
  );
}

/**
 * Whether the draft differs from its initial values. The field hidden by the time-based switch does not count: it is
 * not saved.
 */
export function hasChanges({ initialValues, values }: ConfigureDraft): boolean {
  const hidden = values.isTimeBased ? 'reps' : 'duration';
  return (Object.keys(initialValues) as (keyof ConfigureValues)[]).some(
    (key) => key !== hidden && values[key] !== initialValues[key],
  );
}

/** The configured exercise, or null and the draft with its problems. */
export function toConfiguredExercise(
  draft: ConfigureDraft,
): { row: ConfiguredExercise; draft: ConfigureDraft } | { row: null; draft: ConfigureDraft } {
  const { exercise, values } = draft;
  const sets = parseCount(values.sets, SETS_MAX);
  const reps = values.isTimeBased ? null : parseCount(values.reps, REPS_MAX);
  const duration = values.isTimeBased ? parseDuration(values.duration) : null;
  const rest = values.restBetweenSets.trim() === '' ? null : parseDuration(values.restBetweenSets);
  const notes = values.notes.trim();
  const problems: Partial<Record<ConfigureField, string>> = {
    ...(sets === null && { sets: exerciseTexts.wholeNumber(SETS_MAX) }),
    ...(!values.isTimeBased && reps === null && { reps: exerciseTexts.wholeNumber(REPS_MAX) }),
    ...(values.isTimeBased &&
      (duration === null || duration === 0) && {
        duration: secondsProblem(values.duration, exerciseTexts.durationNeeded, SECONDS_HINT),
      }),
    ...(values.restBetweenSets.trim() !== '' && rest === null && { restBetweenSets: exerciseTexts.restRange }),
    ...(notes.length > LINE_NOTES_MAX && { notes: exerciseTexts.notesTooLong }),
  };
  if (sets === null || Object.keys(problems).length > 0) return { row: null, draft: { ...draft, problems } };
  const prescribed = { sets, reps, duration, rest_between_sets_seconds: rest };
  const row: ConfiguredExercise = {
    name: exercise.name,
    type: 'exercise',
    exercise_id: exercise.exercise_id,
    is_time_based: values.isTimeBased,
    ...prescribed,
    coach_notes: notes === '' ? null : notes,
    superset_with_next: values.isSuperset,
  };
  return { row, draft: { ...draft, problems } };
}
