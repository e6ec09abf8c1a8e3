import type { QueryClient } from '@touchline/ui/query';

/** Query key prefixes of library workouts and of scheduled workouts. */
export const WORKOUTS_KEY = ['workout-library'] as const;
export const SCHEDULED_KEY = ['workout-calendar'] as const;
/** The lists of scheduled workouts by team or athlete and days. */
export const SCHEDULED_LISTS = { queryKey: [...SCHEDULED_KEY, 'list'] as const };

/** Other areas show scheduled workouts as events. */
const OTHER_EVENT_KEYS = ['calendar', 'overview', 'attendance'] as const;

/** After every write, also a failed one: it may be stored although its answer got lost. */
export function invalidateWorkouts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: WORKOUTS_KEY });
}

/** The same for the calendar, and for other areas that show it. */
export function invalidateSchedule(queryClient: QueryClient): void {
  for (const queryKey of [SCHEDULED_KEY, ...OTHER_EVENT_KEYS.map((key) => [key])])
    void queryClient.invalidateQueries({ queryKey });
}
