import type { QueryClient } from '@touchline/ui/query';

/**
 * Removes the answers of an area when another version of it takes over, because two versions may keep answers of different shape
 * under one key. Those of other areas, of the kit and of the shell stay.
 */
export function forgetAnswers(cache: QueryClient, area: string): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === area });
}
