import type { Workout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { workoutsQuery } from './get-workouts.js';
import { invalidateWorkouts } from './workout-keys.js';

/** Adds the recovery routine to the library again, and to the cached list. Sent twice, it adds one. */
export const restoreRoutineMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (): Promise<Workout> => api.call('POST /api/workout-library/recovery-routine'),
    onSuccess: async (routine) => {
      const { queryKey } = workoutsQuery(api);
      // A list that is still loading was requested before this change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (before) => before && [routine, ...before.filter(({ id }) => id !== routine.id)],
      );
    },
    onSettled: () => invalidateWorkouts(queryClient),
  });
