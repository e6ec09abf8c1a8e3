import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Overview } from '@touchline/contracts/overview.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** The choice of the overview. null: all teams of the coach, no athlete. `today` is the coach's local date. */
export interface OverviewChoice {
  teamId: number | null;
  athleteId: number | null;
  today: CalendarDate;
}

const getOverview = (
  api: ApiClient,
  { teamId, athleteId, today }: OverviewChoice,
  signal: AbortSignal,
): Promise<Overview> =>
  api.call('GET /api/dashboard/overview', { query: { team_id: teamId, athlete_id: athleteId, today }, signal });

/**
 * All figures of the screen in one call. Always stale, because other screens change the records behind it. Fails with
 * 404 for a team or athlete the coach has no access to.
 */
export const overviewQuery = (api: ApiClient, choice: OverviewChoice) =>
  queryOptions({
    queryKey: own.key('overview', choice),
    meta: { shows: ['events'] },
    queryFn: ({ signal }) => getOverview(api, choice, signal),
    staleTime: 0,
  });
