import type { CalendarFeed } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

export const feedKey = (teamId: number) => ['calendar-feed', teamId] as const;

const getFeed = (api: ApiClient, teamId: number, signal: AbortSignal) =>
  api.get<CalendarFeed>('/api/calendar/feed', { query: { team_id: teamId }, signal });

/** Where a team's calendar can be read by other programs. Asked anew each time: a colleague may have renewed the address, and an old one opens nothing. */
export const feedQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: feedKey(teamId),
    queryFn: ({ signal }) => getFeed(api, teamId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
