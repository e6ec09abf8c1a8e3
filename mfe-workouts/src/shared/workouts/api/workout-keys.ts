import type { QueryClient } from '@touchline/ui/query';
import { own } from '../../own-names.js';

/** The key of the library's workouts. */
export const WORKOUTS_KEY = own.key('library');
/** The lists of scheduled workouts by team or athlete and days. */
export const SCHEDULED_LISTS = { queryKey: own.key('scheduled', 'list') };

/** After every write, also a failed one: it may be stored although its answer got lost. */
export function invalidateWorkouts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: WORKOUTS_KEY });
}
