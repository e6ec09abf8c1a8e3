import type { ChangeClubBody, Club } from '@touchline/contracts/club.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/** Changes settings of the club. Every figure of load and wellness may follow from them. */
export const changeClubMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: ChangeClubBody): Promise<Club> => api.call('PUT /api/club', { body }),
    onSettled: () => announceChange(cache, ['athletes', 'sessions']),
  });
