import type { AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import type { ApiClient } from '@touchline/ui/host';
import { ATHLETES_KEY, TEAMS_KEY } from '@touchline/ui/pickers';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { refreshWaiting, removeAnswered, removeIfHandled } from './answered.js';

const acceptAthlete = (api: ApiClient, id: number) =>
  api.send<AcceptedAthlete>('POST', `/api/pending-athletes/${id}/accept`);

/** Puts somebody on the roster; every list of athletes and of teams is read anew. */
export const acceptAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => acceptAthlete(api, id),
    onSuccess: async (_, id) => {
      await removeAnswered(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: ATHLETES_KEY });
      void queryClient.invalidateQueries({ queryKey: TEAMS_KEY });
    },
    onError: (error, id) => removeIfHandled(queryClient, error, id),
    onSettled: () => refreshWaiting(queryClient),
  });
