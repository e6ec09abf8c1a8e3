import type { AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { refreshPendingAthletes, removePendingAthlete, removeIfHandled } from './pending-athletes-cache.js';

const acceptAthlete = (api: ApiClient, id: number): Promise<AcceptedAthlete> =>
  api.call('POST /api/pending-athletes/{id}/accept', { params: { id } });

/** Adds a registered athlete to the roster and refreshes all lists of athletes and teams. */
export const acceptAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => acceptAthlete(api, id),
    onSuccess: async (_, id) => {
      await removePendingAthlete(queryClient, id);
      announceChange(queryClient, ['athletes', 'teams']);
    },
    onError: (error, id) => removeIfHandled(queryClient, error, id),
    onSettled: () => refreshPendingAthletes(queryClient),
  });
