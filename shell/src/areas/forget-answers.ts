import { SHARED_DATA, type QueryClient } from '@touchline/ui/query';
import { SHELL_NAMES } from '../app/shell-names.js';

const SHARED_OWNERS: readonly string[] = [...SHARED_DATA, SHELL_NAMES.key()[0]];

/**
 * Removes the answers of an area when another version of it takes over, because two versions may keep answers of different shape
 * under one key. Those of other areas, of the kit and of the shell stay. A key without an owner is of an area of contract 2: if this
 * area is not on screen, the answers on screen belong to another one.
 * @param otherAreas names of the other areas of this page
 */
export function forgetAnswers(
  cache: QueryClient,
  area: string,
  { onScreen, otherAreas }: { onScreen: boolean; otherAreas: readonly string[] },
): void {
  cache.removeQueries({
    predicate: (query) => {
      const owner = String(query.queryKey[0]);
      if (owner === area) return true;
      if (otherAreas.includes(owner) || SHARED_OWNERS.includes(owner)) return false;
      return onScreen || query.getObserversCount() === 0;
    },
  });
}
