import type { CalendarFeed } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { feedKey } from './get-feed.js';

/** Creates or replaces the address of a team's calendar. The old address stops working at once. */
export const renewFeedMutation = (api: ApiClient, queryClient: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: (): Promise<CalendarFeed> => api.call('POST /api/calendar/feed', { body: { team_id: teamId } }),
    onSuccess: (feed) => queryClient.setQueryData<CalendarFeed>(feedKey(teamId), feed),
    // The server may have replaced the address although no answer arrived.
    onError: () => queryClient.invalidateQueries({ queryKey: feedKey(teamId) }),
  });
