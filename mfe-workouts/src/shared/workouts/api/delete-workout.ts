import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { readWorkoutsAnew } from './workout-keys.js';

/** What the coach saw when they agreed to lose it. */
export interface WorkoutRemoval {
  workoutId: number;
  version: number;
}

/** Deletes a workout from the library; what was scheduled of it stays. 409 `workout_changed` when somebody has changed it since. */
export const deleteWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ workoutId, version }: WorkoutRemoval) =>
      api.send<undefined>('DELETE', `/api/workout-library/${workoutId}`, undefined, { query: { version } }),
    onSettled: () => readWorkoutsAnew(queryClient),
  });
