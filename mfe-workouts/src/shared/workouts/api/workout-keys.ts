import type { QueryClient } from '@touchline/ui/query';

/** Prefixes of everything cached about the library's workouts, and about those on the calendar. */
export const WORKOUTS_KEY = ['workout-library'] as const;
export const SCHEDULED_KEY = ['workout-calendar'] as const;
/** What is shown of the calendar, day by day. */
export const SCHEDULED_LISTS = { queryKey: [...SCHEDULED_KEY, 'list'] as const };

/** Other areas show scheduled workouts as events. */
const SHOWN_ELSEWHERE = ['calendar', 'overview', 'attendance'] as const;

/** After a write, also one that failed: its answer may have got lost. */
export function readWorkoutsAnew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: WORKOUTS_KEY });
}

/** The same of the calendar, and wherever else it is shown. */
export function readScheduleAnew(queryClient: QueryClient): void {
  for (const queryKey of [SCHEDULED_KEY, ...SHOWN_ELSEWHERE.map((key) => [key])])
    void queryClient.invalidateQueries({ queryKey });
}
