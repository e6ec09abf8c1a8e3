import type { AcceptAthleteBody } from '@touchline/contracts/registrations.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { joinedRegistrationsKey } from './get-joined-registrations.js';
import { refreshPendingAthletes, removePendingAthlete, removeIfHandled } from './pending-athletes-cache.js';

export interface Acceptance {
  id: number;
  /** `same_as` is the coach's word on who the person is; left out where nothing is unclear. */
  body: AcceptAthleteBody;
}

/** Adds a registered athlete to the roster and refreshes all lists of athletes and teams. */
export const acceptAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, body }: Acceptance) =>
      api.call('POST /api/pending-athletes/{id}/accept', { params: { id }, body }),
    onSuccess: async ({ known }, { id }) => {
      await removePendingAthlete(queryClient, id);
      announceChange(queryClient, ['athletes', 'teams']);
      if (known) void queryClient.invalidateQueries({ queryKey: joinedRegistrationsKey });
    },
    onError: (error, { id }) => removeIfHandled(queryClient, error, id),
    onSettled: () => refreshPendingAthletes(queryClient),
  });
