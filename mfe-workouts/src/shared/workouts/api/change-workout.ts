import type { ChangeWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { workoutsQuery } from './get-workouts.js';
import { invalidateWorkouts } from './workout-keys.js';

/** The workout to store, with the version the coach saw. */
export interface WorkoutChange {
  workoutId: number;
  body: ChangeWorkoutBody & { version: number };
}

/**
 * Changes a library workout and updates the cached list. 409 `workout_changed` when the version is no longer the stored
 * one.
 */
export const changeWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ workoutId, body }: WorkoutChange): Promise<Workout> =>
      api.call('PUT /api/workout-library/{id}', { params: { id: workoutId }, body }),
    onSuccess: async (workout) => {
      const { queryKey } = workoutsQuery(api);
      // A list that is still loading was requested before this change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) =>
        before?.map((other) => (other.id === workout.id ? workout : other)),
      );
    },
    onSettled: () => invalidateWorkouts(queryClient),
  });
