import type { PosterLink, RenewPosterLinkBody } from '@touchline/contracts/poster-link.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { posterLinkKey } from './get-poster-link.js';

/** What a coach does to the link on a team's poster. */
export type PosterChange =
  { do: 'renew'; body: RenewPosterLinkBody } | { do: 'change day'; lastDay: string } | { do: 'end' };

async function changePosterLink(api: ApiClient, teamId: number, change: PosterChange): Promise<PosterLink | null> {
  const params = { id: teamId };
  if (change.do === 'renew') return api.call('POST /api/teams/{id}/poster-link', { params, body: change.body });
  if (change.do === 'change day')
    return api.call('PUT /api/teams/{id}/poster-link', { params, body: { ends_on: change.lastDay } });
  await api.call('DELETE /api/teams/{id}/poster-link', { params });
  return null;
}

/** Shows the answer at once, and reads the link again: after a failure, too, because the server may have stored the change. */
export const posterLinkMutation = (api: ApiClient, queryClient: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: (change: PosterChange) => changePosterLink(api, teamId, change),
    onSuccess: (answer) =>
      queryClient.setQueryData<PosterLink>(
        posterLinkKey(teamId),
        (former) => answer ?? (former && { ...former, link: null, ended_on: null }),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey: posterLinkKey(teamId) }),
  });
