import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { CALENDAR_KEY } from './calendar-keys.js';

/** Whose events: an athlete's and their team's, or a team's; both null: all the coach reaches. */
export interface EventOwner {
  teamId: number | null;
  athleteId: number | null;
}

/** Which events are asked for. `today` is the day where the coach is: what is over depends on it. */
export interface EventChoice extends EventOwner {
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
}

const getEvents = (api: ApiClient, { from, to, today, teamId, athleteId }: EventChoice, signal: AbortSignal) =>
  // An athlete's calendar has the events of their team, whatever team is filtered for.
  api.get<CalendarEvent[]>('/api/calendar/list', {
    query: { from, to, today, team_id: athleteId === null ? teamId : null, athlete_id: athleteId },
    signal,
  });

/** The events between two days, both included, by date and time. Read anew whenever the page comes to the front: other coaches plan as well. */
export const eventsQuery = (api: ApiClient, choice: EventChoice) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, 'list', choice],
    queryFn: ({ signal }) => getEvents(api, choice, signal),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
