import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { invalidateWorkouts } from './workout-keys.js';

/** The version is the one the coach saw when confirming. */
export interface WorkoutRemoval {
  workoutId: number;
  version: number;
}

/**
 * Deletes a library workout; workouts scheduled from it stay. 409 `workout_changed` when somebody has changed it since.
 */
export const deleteWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ workoutId, version }: WorkoutRemoval) =>
      api.call('DELETE /api/workout-library/{id}', { params: { id: workoutId }, query: { version } }),
    onSettled: () => invalidateWorkouts(queryClient),
  });
