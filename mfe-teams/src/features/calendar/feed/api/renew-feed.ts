import type { CalendarFeed, FeedBody } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { feedKey } from './get-feed.js';

/** Makes the address of a team's calendar, or a new one: the old one ends at once. */
export const renewFeedMutation = (api: ApiClient, queryClient: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: () => api.send<CalendarFeed>('POST', '/api/calendar/feed', { team_id: teamId } satisfies FeedBody),
    onSuccess: (feed) => queryClient.setQueryData<CalendarFeed>(feedKey(teamId), feed),
    // Its answer may have got lost, and the old address have ended with it.
    onError: () => queryClient.invalidateQueries({ queryKey: feedKey(teamId) }),
  });
