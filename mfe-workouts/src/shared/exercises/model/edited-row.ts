import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { WorkoutLine } from '@touchline/contracts/workouts.schema';
import { defaultValues, type ConfigureValues } from './configure-values.js';
import { findExercise } from './find-exercise.js';

/** A row of the editor for which an exercise is chosen. */
export interface EditedRow {
  line: Pick<WorkoutLine, 'exercise_id' | 'name'>;
  values: ConfigureValues;
  /** The values of a new row before anything is typed. */
  newRowValues: ConfigureValues;
}

/**
 * The values a coach has typed into a row, which stay when another exercise is chosen: those that are not empty and
 * differ from the defaults of the row's exercise (without one, of a new row). Repetitions and duration are kept
 * together with the mode. An empty rest between sets counts as typed: it means that no rest is prescribed.
 */
export function enteredValues(
  { line, values, newRowValues }: EditedRow,
  exercises: readonly Exercise[],
): Partial<ConfigureValues> {
  const chosen = findExercise(line, exercises);
  const untouched = chosen ? defaultValues(chosen) : newRowValues;
  const { is_time_based, sets, reps, duration, rest_between_sets_seconds, coach_notes, superset_with_next } = values;
  return {
    ...(sets.trim() !== '' && sets !== untouched.sets && { sets }),
    ...(is_time_based &&
      duration.trim() !== '' &&
      !(untouched.is_time_based && untouched.duration === duration) && { is_time_based, reps: '', duration }),
    ...(!is_time_based &&
      reps.trim() !== '' &&
      (untouched.is_time_based || untouched.reps !== reps) && { is_time_based, reps }),
    ...(rest_between_sets_seconds !== untouched.rest_between_sets_seconds && { rest_between_sets_seconds }),
    coach_notes,
    superset_with_next,
  };
}
