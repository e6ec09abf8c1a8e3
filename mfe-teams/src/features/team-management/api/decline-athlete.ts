import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { refreshPendingAthletes, removePendingAthlete, removeIfHandled } from './pending-athletes-cache.js';

const declineAthlete = (api: ApiClient, id: number) =>
  api.call('DELETE /api/pending-athletes/{id}', { params: { id } });

export const declineAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => declineAthlete(api, id),
    onSuccess: (_, id) => removePendingAthlete(queryClient, id),
    onError: (error, id) => removeIfHandled(queryClient, error, id),
    onSettled: () => refreshPendingAthletes(queryClient),
  });
