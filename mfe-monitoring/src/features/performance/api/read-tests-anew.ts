import type { QueryClient } from '@touchline/ui/query';
import { fatigueKey } from './get-fatigue.js';
import { performanceKey } from './get-performance.js';

/** After a test was stored or deleted: the tests, and the day's tasks that follow from them. The overview reads itself anew when it is opened. */
export function readTestsAnew(queryClient: QueryClient, athleteId: number): void {
  void queryClient.invalidateQueries({ queryKey: fatigueKey(athleteId) });
  void queryClient.invalidateQueries({ queryKey: performanceKey(athleteId) });
}
