import type { Equipment, MuscleGroup } from '@touchline/contracts/exercise-rules';

/** An exercise of the catalogue. Its default is either a number of repetitions or a duration. */
export interface CatalogueExercise {
  /** Stored in workouts and saved exercises: never changed and never reused, even after the exercise is removed. */
  id: number;
  name: string;
  muscleGroup: MuscleGroup;
  equipment: Equipment;
  /** Two sentences: how to do it and what to pay attention to. */
  description: string;
  defaultSets: number;
  defaultReps: number | null;
  /** The duration of each set. */
  defaultSeconds: number | null;
}

export type UngroupedExercise = Omit<CatalogueExercise, 'muscleGroup'>;

/** An exercise with a number of repetitions per set, and per side where it has sides. */
export function byReps(
  id: number,
  name: string,
  equipment: Equipment,
  sets: number,
  reps: number,
  how: string,
  watch: string,
): UngroupedExercise {
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

/** An exercise with a duration per set in seconds, and per side where it has sides. */
export function byTime(
  id: number,
  name: string,
  equipment: Equipment,
  sets: number,
  seconds: number,
  how: string,
  watch: string,
): UngroupedExercise {
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

export function inGroup(muscleGroup: MuscleGroup, exercises: readonly UngroupedExercise[]): CatalogueExercise[] {
  return exercises.map((exercise) => ({ ...exercise, muscleGroup }));
}
