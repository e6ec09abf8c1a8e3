import { useEffect, useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { addMonths, gridRange, type Month } from '@touchline/contracts/month';
import { useApi } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { eventsQuery, loadedEvents, type CalendarOwner } from './api/get-events.js';

export interface MonthEvents {
  /**
   * The events of the grid. While another month loads, the events of the days that both grids share, to avoid flicker.
   */
  events: readonly CalendarEvent[] | undefined;
  /** The events of all months that are loaded, each once; undefined until the shown one is. */
  known: readonly CalendarEvent[] | undefined;
  /** For panels: `data` is undefined until the events of this month are loaded. */
  query: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
}

/** Loads the events of a month's grid in one call and prefetches the previous and the next month. */
export function useMonthEvents(month: Month, { teamId, athleteId }: CalendarOwner, today: CalendarDate): MonthEvents {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, refetch, isPlaceholderData, isSuccess } = useQuery({
    ...eventsQuery(api, { ...gridRange(month), today, teamId, athleteId }),
    // Events of another team or athlete must never appear as placeholders.
    placeholderData: (previous, query) => {
      const choice = query?.queryKey[3];
      return choice?.teamId === teamId && choice.athleteId === athleteId ? previous : undefined;
    },
  });
  const loaded = isSuccess && !isPlaceholderData;
  // Renders again when a prefetched month arrives, because its events are known then.
  const [, setPrefetches] = useState(0);
  useEffect(() => {
    if (!loaded) return;
    for (const step of [1, -1]) {
      const neighbour = eventsQuery(api, { ...gridRange(addMonths(month, step)), today, teamId, athleteId });
      void queryClient.prefetchQuery(neighbour).then(() => setPrefetches((count) => count + 1));
    }
  }, [loaded, api, queryClient, month, today, teamId, athleteId]);
  const known = data && loadedEvents(queryClient);
  return { events: data, known, query: { data: isPlaceholderData ? undefined : data, error, refetch } };
}
