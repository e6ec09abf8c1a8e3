import type { QueryClient } from '@touchline/ui/query';

/** Prefix of all cached calendar queries. */
export const CALENDAR_KEY = ['calendar'] as const;

/**
 * With an athlete: their individual events and their team's. With a team: its events. Both null: all events of the
 * coach.
 */
export interface CalendarOwner {
  teamId: number | null;
  athleteId: number | null;
}

/** Queries of other screens that show events or attendance marks. */
const DEPENDENT_KEYS = ['overview', 'attendance', 'workout-calendar'] as const;

/**
 * Marks all event data as stale. Call it after failed writes too: the server may have stored them although no answer
 * arrived.
 */
export function refreshCalendar(queryClient: QueryClient): void {
  for (const queryKey of [CALENDAR_KEY, ...DEPENDENT_KEYS.map((key) => [key])])
    void queryClient.invalidateQueries({ queryKey });
}
