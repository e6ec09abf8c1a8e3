import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { refreshWaiting, removeAnswered, removeIfHandled } from './answered.js';

const declineAthlete = (api: ApiClient, id: number) => api.send<void>('DELETE', `/api/pending-athletes/${id}`);

/** Declines a registration. */
export const declineAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => declineAthlete(api, id),
    onSuccess: (_, id) => removeAnswered(queryClient, id),
    onError: (error, id) => removeIfHandled(queryClient, error, id),
    onSettled: () => refreshWaiting(queryClient),
  });
