import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

/** Which events: those of a team on a day. */
interface DayOfTeam {
  teamId: number;
  date: CalendarDate;
}

const getDayEvents = (api: ApiClient, { teamId, date }: DayOfTeam, signal: AbortSignal) =>
  api.get<CalendarEvent[]>('/api/calendar/list', { query: { team_id: teamId, date }, signal });

/** A team's events of a day at which attendance is taken, by time. Read anew at each visit: somebody may have planned one a moment ago. */
export const dayEventsQuery = (api: ApiClient, choice: DayOfTeam) =>
  queryOptions({
    queryKey: ['attendance', 'events', choice],
    staleTime: 0,
    queryFn: ({ signal }) => getDayEvents(api, choice, signal),
    select: (events) => events.filter(({ attendance_taken: taken }) => taken),
  });
