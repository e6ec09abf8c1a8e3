import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getDayEvents = (api: ApiClient, date: CalendarDate, signal: AbortSignal): Promise<CalendarEvent[]> =>
  api.call('GET /api/calendar/list', { query: { date }, signal });

/** What the device keeps of today's events. A note may say something about an athlete, and other days need a network. */
function keptEvents(events: readonly CalendarEvent[], date: CalendarDate): CalendarEvent[] | null {
  if (date !== todayIn(undefined, new Date())) return null;
  return events.filter(({ team_id: teamId }) => teamId !== null).map((event) => ({ ...event, notes: null }));
}

/**
 * The events of all teams on a day, by time: the cards of the teams and an open register show the same ones. Refetched
 * at each visit, because an event may just have been added.
 */
export const dayEventsQuery = (api: ApiClient, date: CalendarDate) =>
  queryOptions({
    queryKey: own.key('attendance', 'events', date),
    meta: { shows: ['events'], keptOffline: (events: CalendarEvent[]) => keptEvents(events, date) },
    staleTime: 0,
    queryFn: ({ signal }) => getDayEvents(api, date, signal),
    select: (events) => events.filter(({ team_id: teamId }) => teamId !== null),
  });
