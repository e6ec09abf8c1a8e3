import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { dayEventsQuery } from './api/get-day-events.js';
import { eventMarksQuery } from './api/get-event-marks.js';
import type { CheckInView } from './model/check-in-view.js';

/** Asks for the events and marks of the address at once, and not only after the teams have been answered. */
export function usePreparedRegister({ date, teamId, eventId }: CheckInView, today: CalendarDate): void {
  const api = useApi();
  useQuery(dayEventsQuery(api, date ?? today));
  // An open register asks again in an interval by itself.
  useQuery({
    ...eventMarksQuery(api, eventId ?? 0),
    enabled: teamId !== null && eventId !== null,
    refetchInterval: false,
  });
}
