import type { ChangeWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { workoutsQuery } from './get-workouts.js';
import { readWorkoutsAnew } from './workout-keys.js';

/** A workout as it is to be. The version is always said: nothing is written over what nobody has looked at. */
export interface WorkoutChange {
  workoutId: number;
  body: ChangeWorkoutBody & { version: number };
}

/** Changes a library workout; it takes its place in the list at once. 409 `workout_changed` when the version is not the stored one any more. */
export const changeWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ workoutId, body }: WorkoutChange) =>
      api.send<Workout>('PUT', `/api/workout-library/${workoutId}`, body),
    onSuccess: async (workout) => {
      const { queryKey } = workoutsQuery(api);
      // A list that is on its way is from before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => before?.map((one) => (one.id === workout.id ? workout : one)));
    },
    onSettled: () => readWorkoutsAnew(queryClient),
  });
