import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { parseDuration } from '@touchline/contracts/duration';
import { REPS_MAX, ROW_NOTES_MAX, ROW_SECONDS_MAX, SETS_MAX } from '@touchline/contracts/workout-rules';
import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_REPS,
  DEFAULT_REST_BETWEEN_SECONDS,
} from '../../workouts/model/row-defaults.js';
import { typedCount } from '../../workouts/model/typed-count.js';
import { SECONDS_HINT, secondsProblem } from '../../workouts/model/typed-seconds.js';
import type { ConfiguredExercise } from './configured-exercise.js';

/** What is typed into the panel, as it is typed. */
export interface ConfigureValues {
  isTimeBased: boolean;
  sets: string;
  reps: string;
  /** Of each set: `90`, `1:30`, `90s` or `2m`. */
  duration: string;
  /** Likewise; empty: nothing is prescribed. */
  restBetweenSets: string;
  notes: string;
  isSuperset: boolean;
}

export type ConfigureField = 'sets' | 'reps' | 'duration' | 'restBetweenSets' | 'notes';

/** In the order in which they stand in the panel. */
export const CONFIGURE_FIELDS: readonly ConfigureField[] = ['sets', 'reps', 'duration', 'restBetweenSets', 'notes'];

/** An exercise on its way into a workout. */
export interface ConfigureDraft {
  exercise: Exercise;
  values: ConfigureValues;
  /** What they were before anything was typed. */
  begun: ConfigureValues;
  problems: Readonly<Partial<Record<ConfigureField, string>>>;
}

/** As the exercise is usually done, but for what is already typed in the row it is for. */
export function beginConfigure(exercise: Exercise, typed: Partial<ConfigureValues> = {}): ConfigureDraft {
  const values = { ...usualValues(exercise), ...typed };
  return { exercise, values, begun: values, problems: {} };
}

/** How an exercise is usually done; where it does not say how, by repetitions. */
export function usualValues({ defaultSets, defaultReps, defaultDuration }: Exercise): ConfigureValues {
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

/** What was typed stays whatever it is; the complaint about that field goes. */
export function withValues(draft: ConfigureDraft, change: Partial<ConfigureValues>): ConfigureDraft {
  const problems = Object.fromEntries(Object.entries(draft.problems).filter(([field]) => !(field in change)));
  return { ...draft, values: { ...draft.values, ...change }, problems };
}

/** Switched on, the repetitions go and an empty duration becomes 60; switched off, empty repetitions become those it began with, else the exercise's usual ones, or 10. */
export function withTimeBased(draft: ConfigureDraft, isTimeBased: boolean): ConfigureDraft {
  const { exercise, begun, values } = draft;
  const { reps, duration } = values;
  return withValues(
    draft,
    isTimeBased
      ? { isTimeBased, reps: '', duration: duration.trim() || String(DEFAULT_DURATION_SECONDS) }
      : { isTimeBased, reps: reps.trim() || begun.reps || String(exercise.defaultReps ?? DEFAULT_REPS) },
  );
}

/** Whether anything would be lost with the draft. What has no box, because the exercise is not by time, or not by repetitions, is not in its row either. */
export function isTyped({ begun, values }: ConfigureDraft): boolean {
  const hidden = values.isTimeBased ? 'reps' : 'duration';
  return (Object.keys(begun) as (keyof ConfigureValues)[]).some((key) => key !== hidden && values[key] !== begun[key]);
}

/** The row of a workout that the draft describes, or null and the draft with what is wrong in it. */
export function configured(
  draft: ConfigureDraft,
): { row: ConfiguredExercise; draft: ConfigureDraft } | { row: null; draft: ConfigureDraft } {
  const { exercise, values } = draft;
  const sets = typedCount(values.sets, SETS_MAX);
  const reps = values.isTimeBased ? null : typedCount(values.reps, REPS_MAX);
  const duration = values.isTimeBased ? parseDuration(values.duration) : null;
  const rest = values.restBetweenSets.trim() === '' ? null : parseDuration(values.restBetweenSets);
  const notes = values.notes.trim();
  const problems: Partial<Record<ConfigureField, string>> = {
    ...(sets === null && { sets: `Must be a whole number from 1 to ${SETS_MAX}.` }),
    ...(!values.isTimeBased && reps === null && { reps: `Must be a whole number from 1 to ${REPS_MAX}.` }),
    ...(values.isTimeBased &&
      (duration === null || duration === 0) && {
        duration: secondsProblem(values.duration, 'Duration in seconds required', SECONDS_HINT),
      }),
    ...(values.restBetweenSets.trim() !== '' &&
      rest === null && { restBetweenSets: `Must be from 0 to ${ROW_SECONDS_MAX} seconds, as 90, 1:30 or 2m.` }),
    ...(notes.length > ROW_NOTES_MAX && { notes: `Must have at most ${ROW_NOTES_MAX} characters.` }),
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
