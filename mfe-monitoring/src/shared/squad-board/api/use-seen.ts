import { useEffect } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';

/**
 * Records that the coach has opened this athlete's row of today. A failure is left alone: the next opening records it.
 */
export function useSeen(athleteId: number, today: CalendarDate, isToday: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (isToday)
      void api.call('PUT /api/squad/seen', { body: { athlete_id: athleteId, today } }).catch(() => undefined);
  }, [api, athleteId, today, isToday]);
}
