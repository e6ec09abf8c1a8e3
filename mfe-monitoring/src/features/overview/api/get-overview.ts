import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Overview } from '@touchline/contracts/overview.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

/** What the overview is made for; null: all own teams, no athlete. `today` is the day where the coach is. */
export interface OverviewChoice {
  teamId: number | null;
  athleteId: number | null;
  today: CalendarDate;
}

const getOverview = (api: ApiClient, { teamId, athleteId, today }: OverviewChoice, signal: AbortSignal) =>
  api.get<Overview>('/api/dashboard/overview', { query: { team_id: teamId, athlete_id: athleteId, today }, signal });

/** Everything on the screen, in one call. Asked anew whenever it is opened: what it sums up is written on other screens. 404 out of reach. */
export const overviewQuery = (api: ApiClient, choice: OverviewChoice) =>
  queryOptions({
    queryKey: ['overview', choice],
    queryFn: ({ signal }) => getOverview(api, choice, signal),
    staleTime: 0,
  });
