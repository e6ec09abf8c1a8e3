import { useEffect } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { addMonths, gridRange, type Month } from '@touchline/contracts/month';
import { useApi } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { eventsQuery, type EventChoice, type EventOwner } from './api/get-events.js';

export interface MonthEvents {
  /** Of the days of the grid; while another month is on its way, those days that it shares with the one before, so that nothing flashes. */
  events: readonly CalendarEvent[] | undefined;
  /** For a panel: without data while what is shown is not that of the month yet. */
  query: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
}

/** The events of a month's grid, in one call. The months beside it are fetched before anybody asks for them. */
export function useMonthEvents(month: Month, { teamId, athleteId }: EventOwner, today: CalendarDate): MonthEvents {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, refetch, isPlaceholderData, isSuccess } = useQuery({
    ...eventsQuery(api, { ...gridRange(month), today, teamId, athleteId }),
    // Those of another team or athlete are none of this calendar's.
    placeholderData: (before, query) => {
      const choice = query?.queryKey[2] as EventChoice | undefined;
      return choice?.teamId === teamId && choice.athleteId === athleteId ? before : undefined;
    },
  });
  const there = isSuccess && !isPlaceholderData;
  useEffect(() => {
    if (!there) return;
    for (const step of [1, -1])
      void queryClient.prefetchQuery(
        eventsQuery(api, { ...gridRange(addMonths(month, step)), today, teamId, athleteId }),
      );
  }, [there, api, queryClient, month, today, teamId, athleteId]);
  return { events: data, query: { data: isPlaceholderData ? undefined : data, error, refetch } };
}
