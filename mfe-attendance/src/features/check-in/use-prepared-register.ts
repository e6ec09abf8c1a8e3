import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { dayEventsQuery } from './api/get-day-events.js';
import { eventMarksQuery } from './api/get-event-marks.js';
import { overlapsQuery } from './api/get-overlaps.js';
import type { CheckInView } from './model/check-in-view.js';

/**
 * Asks for the events, marks and overlaps of the address at once, and not only after the teams have been answered, so that
 * they arrive before the cards are shown.
 */
export function usePreparedRegister({ date, teamId, eventId }: CheckInView, today: CalendarDate): void {
  const api = useApi();
  useQuery(dayEventsQuery(api, date ?? today));
  const isOpen = teamId !== null && eventId !== null;
  useQuery({ ...overlapsQuery(api, eventId ?? 0), enabled: isOpen });
  // An open register asks again in an interval by itself.
  useQuery({
    ...eventMarksQuery(api, eventId ?? 0),
    enabled: isOpen,
    refetchInterval: false,
  });
}
