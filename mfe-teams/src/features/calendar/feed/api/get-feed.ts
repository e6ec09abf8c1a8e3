import type { CalendarFeed } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';

export const feedKey = (teamId: number) => own.key('calendar-feed', teamId);

const getFeed = (api: ApiClient, teamId: number, signal: AbortSignal): Promise<CalendarFeed> =>
  api.call('GET /api/calendar/feed', { query: { team_id: teamId }, signal });

/**
 * The address of a team's calendar for other programs. Never cached: a colleague may have renewed it, and an old
 * address does not work.
 */
export const feedQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: feedKey(teamId),
    queryFn: ({ signal }) => getFeed(api, teamId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
