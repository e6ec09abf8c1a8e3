import type { PendingAthlete } from '@touchline/contracts/registrations.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const pendingAthletesKey = own.key('pending-athletes');

/** A new registration appears within ten seconds, including the time of the request. */
const POLL_INTERVAL_MS = 8_000;

const getPendingAthletes = (api: ApiClient, signal: AbortSignal): Promise<PendingAthlete[]> =>
  api.call('GET /api/pending-athletes', { signal });

/** The pending registrations, oldest first; polled while the page is visible. */
export const pendingAthletesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: pendingAthletesKey,
    queryFn: ({ signal }) => getPendingAthletes(api, signal),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
