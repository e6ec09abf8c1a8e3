import type { PendingAthlete } from '@touchline/contracts/registrations.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

export const pendingAthletesKey = ['pending-athletes'] as const;

/** Somebody who has just registered is here before ten seconds are over, the way of the answer included. */
const EVERY_MS = 8_000;

const getPendingAthletes = (api: ApiClient, signal: AbortSignal) =>
  api.get<PendingAthlete[]>('/api/pending-athletes', { signal });

/** Who waits for an answer, first come first; read anew while the page is in sight. */
export const pendingAthletesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: pendingAthletesKey,
    queryFn: ({ signal }) => getPendingAthletes(api, signal),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
