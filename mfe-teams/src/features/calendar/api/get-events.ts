import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/**
 * With an athlete: their individual events and their team's. With a team: its events. Both null: all events of the
 * coach.
 */
export interface CalendarOwner {
  teamId: number | null;
  athleteId: number | null;
}

/** Selects events. `today` is the date at the coach's place; the server derives the status of an event from it. */
export interface EventFilter extends CalendarOwner {
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
}

const getEvents = (
  api: ApiClient,
  { from, to, today, teamId, athleteId }: EventFilter,
  signal: AbortSignal,
): Promise<CalendarEvent[]> =>
  // An athlete's calendar includes their team's events, so the team filter does not apply.
  api.call('GET /api/calendar/list', {
    query: { from, to, today, team_id: athleteId === null ? teamId : null, athlete_id: athleteId },
    signal,
  });

const LISTS = own.key('calendar', 'list');

/**
 * The events from one day to another, inclusive, by date and time. Refetches on focus because other coaches plan as
 * well.
 */
export const eventsQuery = (api: ApiClient, choice: EventFilter) =>
  queryOptions({
    queryKey: [...LISTS, choice] as const,
    meta: { shows: ['events'] },
    queryFn: ({ signal }) => getEvents(api, choice, signal),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });

/** The events of all lists that are loaded, each once. */
export function loadedEvents(queryClient: QueryClient): CalendarEvent[] {
  const lists = queryClient.getQueriesData<CalendarEvent[]>({ queryKey: LISTS });
  const events = lists.flatMap(([, list]) => list ?? []);
  return [...new Map(events.map((event) => [event.event_id, event])).values()];
}
