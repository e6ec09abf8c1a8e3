import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';
import type { CalendarOwner } from '../../api/get-events.js';

interface PlannedDaysFilter extends CalendarOwner {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The days with a planned load of a team or of an athlete, beside the recorded load. The server notes it as a read of the
 * athletes' training load, so it is asked for only where a load is planned.
 */
export const plannedDaysQuery = (api: ApiClient, { teamId, athleteId, from, to }: PlannedDaysFilter) =>
  queryOptions({
    queryKey: own.key('calendar', 'planned-days', { teamId, athleteId, from, to }),
    meta: { shows: ['events'] },
    queryFn: ({ signal }): Promise<PlannedDay[]> =>
      api.call('GET /api/calendar/planned-load', {
        query: { from, to, ...(athleteId === null ? { team_id: teamId } : { athlete_id: athleteId }) },
        signal,
      }),
    refetchOnMount: 'always',
  });
