import type { ChangeScheduledBody, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { placedBack } from '../model/placed-back.js';
import { readScheduleAnew, SCHEDULED_LISTS } from './workout-keys.js';

/** A scheduled workout as it is to be. The version is always said: nothing is written over what nobody has looked at. */
export interface ScheduledChange {
  workoutUid: string;
  body: ChangeScheduledBody & { version: number };
}

/** Changes a scheduled workout, this one alone. It is in the lists at once, and they are read anew. 409 `scheduled_workout_changed` when the version is not the stored one any more. */
export const changeScheduledMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ workoutUid, body }: ScheduledChange) =>
      api.send<ScheduledWorkout>('PUT', `/api/workout-calendar/${workoutUid}`, body),
    onSuccess: async (workout) => {
      // A list that is on its way is from before.
      await queryClient.cancelQueries(SCHEDULED_LISTS);
      for (const [key, list] of queryClient.getQueriesData<ScheduledWorkout[]>(SCHEDULED_LISTS)) {
        if (list?.some(({ id }) => id === workout.id)) queryClient.setQueryData(key, placedBack(list, workout));
      }
    },
    onSettled: () => readScheduleAnew(queryClient),
  });
