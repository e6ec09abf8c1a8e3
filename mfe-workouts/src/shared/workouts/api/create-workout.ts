import type { CreateWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { workoutsQuery } from './get-workouts.js';
import { readWorkoutsAnew } from './workout-keys.js';

/** A new workout and the key under which it may be sent again. */
export interface NewWorkout {
  body: CreateWorkoutBody;
  key: string;
}

/** Adds a workout to the library. It is at the top of the list at once. */
export const createWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, key }: NewWorkout) =>
      api.send<Workout>('POST', '/api/workout-library', body, { retryKey: key }),
    onSuccess: async (workout) => {
      const { queryKey } = workoutsQuery(api);
      // A list that is on its way is from before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (before) => before && [workout, ...before.filter(({ id }) => id !== workout.id)],
      );
    },
    onSettled: () => readWorkoutsAnew(queryClient),
  });
