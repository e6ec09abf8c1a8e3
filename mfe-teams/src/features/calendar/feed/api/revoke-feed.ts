import type { CalendarFeed } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { feedKey } from './get-feed.js';

/** Removes the address of a team's calendar. Without an address it changes nothing. */
export const revokeFeedMutation = (api: ApiClient, queryClient: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: () => api.call('DELETE /api/calendar/feed', { query: { team_id: teamId } }),
    onSuccess: () => queryClient.setQueryData<CalendarFeed>(feedKey(teamId), { team_id: teamId, path: null }),
    onError: () => queryClient.invalidateQueries({ queryKey: feedKey(teamId) }),
  });
