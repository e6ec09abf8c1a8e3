/**
 * `@touchline/ui/query` as areas of contract 2 import it. Their query keys do not name their area, and they refresh the screens of
 * other areas by the keys of these. Both are translated to shared data and back.
 */
import { announceChange, useQueryClient as useCurrentClient, type QueryClient, type SharedData } from '../query.js';

export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useIsFetching,
  useMutation,
  useQuery,
} from '../query.js';
export type { UseQueryOptions, UseQueryResult, UseMutationResult, QueryKey } from '../query.js';

/** The shared data that a query shows, by the first part of its key. */
export const SHOWN_BY_KEY: Readonly<Record<string, readonly SharedData[]>> = {
  athletes: ['athletes'],
  teams: ['teams'],
  calendar: ['events'],
  'workout-calendar': ['events'],
  attendance: ['events'],
  overview: ['events'],
  squad: ['athletes', 'sessions'],
};

/** Lets the changes that areas of contract 3 announce reach the queries of areas of contract 2. */
export function followAnnouncements(cache: QueryClient): void {
  for (const [first, shows] of Object.entries(SHOWN_BY_KEY))
    cache.setQueryDefaults([first] as never, { meta: { shows } });
}

const adapted = new WeakMap<QueryClient, QueryClient>();

/** The cache of the page. What an area of contract 2 invalidates by a key is announced to areas of contract 3, too. */
export function useQueryClient(): QueryClient {
  const cache = useCurrentClient();
  let known = adapted.get(cache);
  if (!known) {
    known = announcing(cache);
    adapted.set(cache, known);
  }
  return known;
}

function announcing(cache: QueryClient): QueryClient {
  const invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    announceChange(cache, SHOWN_BY_KEY[String(filters?.queryKey?.[0])] ?? []);
    return cache.invalidateQueries(filters, options);
  };
  return new Proxy(cache, {
    get: (target, name) => {
      if (name === 'invalidateQueries') return invalidateQueries;
      const value: unknown = Reflect.get(target, name, target);
      // The methods read private fields, which a proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
