import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { isGone } from '../model/is-gone.js';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { placedBack } from '../model/placed-back.js';
import { readScheduleAnew, SCHEDULED_LISTS } from './workout-keys.js';

/** Takes a workout off the calendar. It is gone from the lists at once, and back in them where it could not be deleted. */
export const deleteScheduledMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, version }: ScheduledWorkout) =>
      api.send<undefined>('DELETE', `/api/workout-calendar/${id}`, undefined, { query: { version } }),
    onMutate: async ({ id }) => {
      // A list that is on its way is from before.
      await queryClient.cancelQueries(SCHEDULED_LISTS);
      const shown = queryClient
        .getQueriesData<ScheduledWorkout[]>(SCHEDULED_LISTS)
        .filter(([, list]) => list?.some((one) => one.id === id));
      for (const [key, list] of shown)
        queryClient.setQueryData(
          key,
          list?.filter((one) => one.id !== id),
        );
      return shown.map(([key]) => key);
    },
    onError: (error, workout, shownIn) => {
      if (isGone(error)) return;
      // This one alone: others may have been deleted meanwhile.
      for (const key of shownIn ?? [])
        queryClient.setQueryData<ScheduledWorkout[]>(key, (now) => now && placedBack(now, workout));
    },
    onSettled: () => readScheduleAnew(queryClient),
  });
