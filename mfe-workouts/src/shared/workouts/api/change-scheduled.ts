import type { ChangeScheduledBody, ScheduledDate, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { upsertByDate } from '../model/upsert-by-date.js';
import { SCHEDULED_LISTS } from './workout-keys.js';

/** The scheduled workout to store, with the version the coach saw. */
export interface ScheduledChange {
  workoutUid: string;
  body: ChangeScheduledBody & { version: number };
}

/**
 * Changes a single scheduled workout, updates the cached lists and fetches them again. 409 `scheduled_workout_changed`
 * when the version is no longer the stored one.
 */
export const changeScheduledMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ workoutUid, body }: ScheduledChange): Promise<ScheduledWorkout> =>
      api.call('PUT /api/workout-calendar/{workout_uid}', { params: { workout_uid: workoutUid }, body }),
    onSuccess: async (workout) => {
      // A list that is still loading was requested before this change.
      await queryClient.cancelQueries(SCHEDULED_LISTS);
      for (const [key, list] of queryClient.getQueriesData<ScheduledDate[]>(SCHEDULED_LISTS)) {
        if (list?.some(({ id }) => id === workout.id)) queryClient.setQueryData(key, upsertByDate(list, workout));
      }
    },
    onSettled: () => announceChange(queryClient, ['events']),
  });
