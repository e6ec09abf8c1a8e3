import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { WorkoutRow } from '@touchline/contracts/workouts.schema';
import { usualValues, type ConfigureValues } from './configure-draft.js';
import { exerciseOfRow } from './exercise-of-row.js';

/** A row of a workout for which an exercise is chosen. */
export interface RowInHand {
  /** What is in it. */
  said: Pick<WorkoutRow, 'exercise_id' | 'name'>;
  values: ConfigureValues;
  /** What stands in a new row before anything is typed. */
  blank: ConfigureValues;
}

/**
 * What a coach has typed into a row: whatever is not empty and not what would stand there untouched, which is how its exercise is usually done, or
 * without one what a new row says. It stays whichever exercise is chosen; the rest is then as that one is usually done. Repetitions and duration go
 * together. That nothing is prescribed between the sets is a prescription too.
 */
export function typedInRow(
  { said, values, blank }: RowInHand,
  exercises: readonly Exercise[],
): Partial<ConfigureValues> {
  const chosen = exerciseOfRow(said, exercises);
  const untouched = chosen ? usualValues(chosen) : blank;
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
