import type { WorkoutRowBody } from '@touchline/contracts/workouts.schema';

/** An exercise of the library with what is prescribed for it: a row of a workout as the API takes it, but for its place. What is not prescribed is null. */
export interface ConfiguredExercise extends WorkoutRowBody {
  type: 'exercise';
  exercise_id: number;
  sets: number;
  /** Null for one by time, which has a `duration` instead (whole seconds of each set). */
  reps: number | null;
  duration: number | null;
  is_time_based: boolean;
  rest_between_sets_seconds: number | null;
  coach_notes: string | null;
  /** Only as good as what comes after it: the API refuses a superset without a following exercise. */
  superset_with_next: boolean;
}
