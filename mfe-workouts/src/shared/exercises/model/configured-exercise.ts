import type { WorkoutLineBody } from '@touchline/contracts/workouts.schema';

/**
 * A library exercise with its prescription, as a workout line of the API without its position. Null when nothing is
 * prescribed.
 */
export interface ConfiguredExercise extends WorkoutLineBody {
  type: 'exercise';
  exercise_id: number;
  sets: number;
  /** Null for a time-based exercise, which has a `duration` instead: whole seconds per set. */
  reps: number | null;
  duration: number | null;
  is_time_based: boolean;
  rest_between_sets_seconds: number | null;
  coach_notes: string | null;
  /** The API refuses true without a following exercise. */
  superset_with_next: boolean;
}
