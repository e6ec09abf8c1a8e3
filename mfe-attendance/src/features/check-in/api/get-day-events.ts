import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const getDayEvents = (api: ApiClient, date: CalendarDate, signal: AbortSignal): Promise<CalendarEvent[]> =>
  api.call('GET /api/calendar/list', { query: { date }, signal });

/**
 * The events of all teams on a day, by time: the cards of the teams and an open register show the same ones. Refetched
 * at each visit, because an event may just have been added.
 */
export const dayEventsQuery = (api: ApiClient, date: CalendarDate) =>
  queryOptions({
    queryKey: own.key('attendance', 'events', date),
    meta: { shows: ['events'] },
    staleTime: 0,
    queryFn: ({ signal }) => getDayEvents(api, date, signal),
    select: (events) => events.filter(({ team_id: teamId }) => teamId !== null),
  });
