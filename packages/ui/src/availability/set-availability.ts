import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import type { ApiClient } from '../host/api-client.js';
import { ATHLETES_KEY } from '../pickers/api/get-athletes.js';

/** Prefix of every cached board of a squad: stale after a word on availability and after a decision. */
export const SQUAD_KEY = ['squad'] as const;

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
    onSettled: () => {
      for (const queryKey of [SQUAD_KEY, ATHLETES_KEY]) void cache.invalidateQueries({ queryKey });
    },
  });
