import type { CloseRequestBody, RequestTask } from '@touchline/contracts/athlete-rights.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../own-names.js';

const REQUESTS_KEY = own.key('athlete-requests');
/** Athletes seldom ask, and nobody waits for it in seconds. */
const POLL_INTERVAL_MS = 60_000;

const getRequests = (api: ApiClient, teamId: number | null, signal: AbortSignal): Promise<RequestTask[]> =>
  api.call('GET /api/athlete-requests', { query: { team_id: teamId }, signal });

/** The open requests of athletes, oldest first. null: all teams of the coach. */
export const requestsQuery = (api: ApiClient, teamId: number | null) =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, teamId],
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getRequests(api, teamId, signal),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });

/** Marks a request as done. The list is read again before it counts as done. */
export const closeRequestMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, body }: { id: number; body: CloseRequestBody }) =>
      api.call('PUT /api/athlete-requests/{id}', { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: REQUESTS_KEY }),
  });
