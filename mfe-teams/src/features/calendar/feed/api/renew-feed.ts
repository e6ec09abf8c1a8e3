import type { CalendarFeed, FeedBody } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { feedKey } from './get-feed.js';

/** Creates or replaces the address of a team's calendar. The old address stops working at once. */
export const renewFeedMutation = (api: ApiClient, queryClient: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: () => api.send<CalendarFeed>('POST', '/api/calendar/feed', { team_id: teamId } satisfies FeedBody),
    onSuccess: (feed) => queryClient.setQueryData<CalendarFeed>(feedKey(teamId), feed),
    // The server may have replaced the address although no answer arrived.
    onError: () => queryClient.invalidateQueries({ queryKey: feedKey(teamId) }),
  });
