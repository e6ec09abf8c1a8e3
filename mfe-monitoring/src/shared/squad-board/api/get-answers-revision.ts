import type { AnswersRevision } from '@touchline/contracts/squad.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../own-names.js';

/** An answer appears within ten seconds, including the times of this request and of the board's. */
const POLL_INTERVAL_MS = 8_000;

const getAnswersRevision = (api: ApiClient, teamId: number | null, signal: AbortSignal): Promise<AnswersRevision> =>
  api.call('GET /api/squad/answers', { query: { team_id: teamId }, signal });

/** Which answers of today and yesterday are stored, polled while the page is visible. null: all teams of the coach. */
export const answersRevisionQuery = (api: ApiClient, teamId: number | null) =>
  queryOptions({
    queryKey: own.key('answers-revision', teamId),
    queryFn: ({ signal }) => getAnswersRevision(api, teamId, signal),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
