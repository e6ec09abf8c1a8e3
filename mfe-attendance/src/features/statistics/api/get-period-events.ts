import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

interface Period {
  from: CalendarDate;
  to: CalendarDate;
  /** The coach's local day; it decides which events are over. */
  today: CalendarDate;
}

const getPeriodEvents = (api: ApiClient, period: Period, signal: AbortSignal): Promise<CalendarEvent[]> =>
  api.call('GET /api/calendar/list', { query: { ...period }, signal });

/** The events of all teams in a period, because an athlete who changed teams was marked at events of both. */
export const periodEventsQuery = (api: ApiClient, period: Period) =>
  queryOptions({
    queryKey: own.key('period-events', period),
    meta: { shows: ['events'] },
    staleTime: 0,
    queryFn: ({ signal }) => getPeriodEvents(api, period, signal),
  });
