import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

interface TeamDay {
  teamId: number;
  date: CalendarDate;
}

const getDayEvents = (api: ApiClient, { teamId, date }: TeamDay, signal: AbortSignal): Promise<CalendarEvent[]> =>
  api.call('GET /api/calendar/list', { query: { team_id: teamId, date }, signal });

/**
 * A team's events of a day at which attendance is taken, by time. Refetched at each visit, because an event may just
 * have been added.
 */
export const dayEventsQuery = (api: ApiClient, teamDay: TeamDay) =>
  queryOptions({
    queryKey: own.key('attendance', 'events', teamDay),
    meta: { shows: ['events'] },
    staleTime: 0,
    queryFn: ({ signal }) => getDayEvents(api, teamDay, signal),
    select: (events) => events.filter(({ attendance_taken: isTaken }) => isTaken),
  });
