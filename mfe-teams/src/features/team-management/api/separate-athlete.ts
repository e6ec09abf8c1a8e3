import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { joinedRegistrationsKey } from './get-joined-registrations.js';

/** Makes two persons of a registration and the athlete to whom it was joined. */
export const separateAthleteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => api.call('POST /api/pending-athletes/{id}/separate', { params: { id } }),
    onSuccess: () => announceChange(queryClient, ['athletes', 'teams']),
    onSettled: () => queryClient.invalidateQueries({ queryKey: joinedRegistrationsKey }),
  });
