import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** The guardians of an athlete in the club's own lists. */
export const guardianContactsQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: own.key('guardian-contacts', athleteId),
    queryFn: ({ signal }) =>
      api.call('GET /api/athletes/{id}/guardian-contacts', { params: { id: athleteId }, signal }),
    staleTime: 0,
  });

export const removeGuardianContactMutation = (api: ApiClient, cache: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (contactId: number) =>
      api.call('DELETE /api/athletes/{id}/guardian-contacts/{contact_id}', {
        params: { id: athleteId, contact_id: contactId },
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: own.key('guardian-contacts', athleteId) }),
  });
