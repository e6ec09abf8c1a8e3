import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { WorkoutLine } from '@touchline/contracts/workouts.schema';
import { defaultValues, type ConfigureValues } from './configure-draft.js';
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
  const { isTimeBased, sets, reps, duration, restBetweenSets, notes, isSuperset } = values;
  return {
    ...(sets.trim() !== '' && sets !== untouched.sets && { sets }),
    ...(isTimeBased &&
      duration.trim() !== '' &&
      !(untouched.isTimeBased && untouched.duration === duration) && { isTimeBased, reps: '', duration }),
    ...(!isTimeBased &&
      reps.trim() !== '' &&
      (untouched.isTimeBased || untouched.reps !== reps) && { isTimeBased, reps }),
    ...(restBetweenSets !== untouched.restBetweenSets && { restBetweenSets }),
    notes,
    isSuperset,
  };
}
