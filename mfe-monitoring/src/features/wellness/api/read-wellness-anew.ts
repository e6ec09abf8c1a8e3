import { ATHLETES_KEY } from '@touchline/ui/pickers';
import type { QueryClient } from '@touchline/ui/query';
import { wellnessKey } from './get-wellness.js';

/** After an entry was stored or deleted: the athlete's entries, and the list of athletes, which shows injuries. Screens that sum entries up ask whenever they are opened. */
export function readWellnessAnew(queryClient: QueryClient, athleteId: number): void {
  void queryClient.invalidateQueries({ queryKey: wellnessKey(athleteId) });
  void queryClient.invalidateQueries({ queryKey: ATHLETES_KEY });
}
