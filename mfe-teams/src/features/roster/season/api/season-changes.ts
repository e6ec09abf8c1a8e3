import type { ChangeSeasonBody, SeasonChange } from '@touchline/contracts/season-changes.schema';
import type { ApiClient, RetryKeys } from '@touchline/ui/host';
import { announceChange, mutationOptions, queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';

/** The changes of a team's season that can be undone, the newest first. */
export const seasonChangesQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: own.key('season-changes', teamId),
    meta: { shows: ['athletes', 'teams'] },
    queryFn: ({ signal }) => api.call('GET /api/teams/{id}/season-changes', { params: { id: teamId }, signal }),
    staleTime: 0,
  });

/** The retry key makes a repeated request return the first change. */
export const changeSeasonMutation = (
  api: ApiClient,
  cache: QueryClient,
  teamId: number,
  retryKeys: RetryKeys<ChangeSeasonBody>,
) =>
  mutationOptions({
    mutationFn: (body: ChangeSeasonBody) =>
      retryKeys.send(body, (retryKey): Promise<SeasonChange> =>
        api.call('POST /api/teams/{id}/season-changes', { params: { id: teamId }, body, retryKey }),
      ),
    onSettled: () => announceChange(cache, ['athletes', 'teams']),
  });

export const undoSeasonMutation = (api: ApiClient, cache: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: (changedAt: string) =>
      api.call('POST /api/teams/{id}/season-changes/undo', { params: { id: teamId }, body: { changed_at: changedAt } }),
    onSettled: () => announceChange(cache, ['athletes', 'teams']),
  });
