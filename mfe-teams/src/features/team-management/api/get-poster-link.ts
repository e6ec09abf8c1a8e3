import type { PosterLink } from '@touchline/contracts/poster-link.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const posterLinkKey = (teamId: number) => own.key('poster-link', teamId);

const getPosterLink = (api: ApiClient, teamId: number, signal: AbortSignal): Promise<PosterLink> =>
  api.call('GET /api/teams/{id}/poster-link', { params: { id: teamId }, signal });

/** The link on a team's poster. Never cached: a colleague may have renewed it, and a poster with the former one is useless. */
export const posterLinkQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: posterLinkKey(teamId),
    queryFn: ({ signal }) => getPosterLink(api, teamId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
