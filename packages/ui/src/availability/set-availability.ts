import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import type { ApiClient } from '../host/api-client.js';
import { announceChange } from '../query-data/shared-data.js';

interface Sent {
  athleteId: number;
  body: SetAvailabilityBody;
  retryKey: string;
}

/** Records the staff's word on an athlete. Lists of athletes and boards are read again. */
export const setAvailabilityMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ athleteId, body, retryKey }: Sent): Promise<Availability> =>
      api.call('PUT /api/athletes/{id}/availability', { params: { id: athleteId }, body, retryKey }),
    onSettled: () => announceChange(cache, ['athletes']),
  });
