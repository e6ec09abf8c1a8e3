import type { ScheduledDate } from '@touchline/contracts/workouts.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { upsertByDate } from '../model/upsert-by-date.js';
import { SCHEDULED_LISTS } from './workout-keys.js';

/** Deletes a scheduled workout. It leaves the cached lists at once, and returns to them when the call fails. */
export const deleteScheduledMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, version }: ScheduledDate) =>
      api.call('DELETE /api/workout-calendar/{id}', { params: { id }, query: { version } }),
    onMutate: async ({ id }) => {
      // A list that is still loading was requested before this change.
      await queryClient.cancelQueries(SCHEDULED_LISTS);
      const containing = queryClient
        .getQueriesData<ScheduledDate[]>(SCHEDULED_LISTS)
        .filter(([, list]) => list?.some((scheduled) => scheduled.id === id));
      for (const [key, list] of containing)
        queryClient.setQueryData(
          key,
          list?.filter((scheduled) => scheduled.id !== id),
        );
      return containing.map(([key]) => key);
    },
    onError: (error, workout, listKeys) => {
      if (ApiError.isGone(error)) return;
      // Only this workout: others may have been deleted meanwhile.
      for (const key of listKeys ?? [])
        queryClient.setQueryData<ScheduledDate[]>(key, (list) => list && upsertByDate(list, workout));
    },
    onSettled: () => announceChange(queryClient, ['events']),
  });
