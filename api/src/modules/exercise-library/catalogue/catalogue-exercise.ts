import type { Equipment, MuscleGroup } from '@touchline/contracts/exercise-rules';

/** An exercise as it is written down here. Prescribed by default is either repetitions or a time. */
export interface CatalogueExercise {
  /** Stored in workouts and hearts: never changed, and never given to another exercise, also not after this one is gone. */
  id: number;
  name: string;
  muscleGroup: MuscleGroup;
  equipment: Equipment;
  /** Two sentences: how it is done, and what to watch. */
  description: string;
  defaultSets: number;
  defaultReps: number | null;
  /** Of each set. */
  defaultSeconds: number | null;
}

export type Ungrouped = Omit<CatalogueExercise, 'muscleGroup'>;

/** An exercise prescribed by repetitions; of each side, where it has sides. */
export function byReps(
  id: number,
  name: string,
  equipment: Equipment,
  sets: number,
  reps: number,
  how: string,
  watch: string,
): Ungrouped {
  return {
    id,
    name,
    equipment,
    description: `${how} ${watch}`,
    defaultSets: sets,
    defaultReps: reps,
    defaultSeconds: null,
  };
}

/** An exercise prescribed by time: `seconds` in each set; of each side, where it has sides. */
export function byTime(
  id: number,
  name: string,
  equipment: Equipment,
  sets: number,
  seconds: number,
  how: string,
  watch: string,
): Ungrouped {
  return {
    id,
    name,
    equipment,
    description: `${how} ${watch}`,
    defaultSets: sets,
    defaultReps: null,
    defaultSeconds: seconds,
  };
}

export function ofGroup(muscleGroup: MuscleGroup, exercises: readonly Ungrouped[]): CatalogueExercise[] {
  return exercises.map((exercise) => ({ ...exercise, muscleGroup }));
}
