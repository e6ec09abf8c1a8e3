import type { CreateWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { workoutsQuery } from './get-workouts.js';
import { invalidateWorkouts } from './workout-keys.js';

/** A new workout and its retry key. */
export interface NewWorkout {
  body: CreateWorkoutBody;
  key: string;
}

/** Adds a workout to the library and puts it at the top of the cached list. */
export const createWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, key }: NewWorkout): Promise<Workout> =>
      api.call('POST /api/workout-library', { body, retryKey: key }),
    onSuccess: async (workout) => {
      const { queryKey } = workoutsQuery(api);
      // A list that is still loading was requested before this change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (before) => before && [workout, ...before.filter(({ id }) => id !== workout.id)],
      );
    },
    onSettled: () => invalidateWorkouts(queryClient),
  });
