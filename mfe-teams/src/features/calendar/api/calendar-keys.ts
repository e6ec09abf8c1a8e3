import type { QueryClient } from '@touchline/ui/query';

/** Prefix of everything cached about events. */
export const CALENDAR_KEY = ['calendar'] as const;

/** What other screens show of events and of the marks taken at them. */
const SHOWN_ELSEWHERE = ['overview', 'attendance', 'workout-calendar'] as const;

/** After a write, also one that failed: its answer may have got lost. */
export function readCalendarAnew(queryClient: QueryClient): void {
  for (const queryKey of [CALENDAR_KEY, ...SHOWN_ELSEWHERE.map((key) => [key])])
    void queryClient.invalidateQueries({ queryKey });
}
