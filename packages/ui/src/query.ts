/**
 * The only copy of TanStack Query in the page: shell and areas import it from here, and only listed names are
 * shipped.
 */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { UseQueryOptions, UseQueryResult, UseMutationResult, QueryKey } from '@tanstack/react-query';
export {
  SHARED_DATA,
  announceChange,
  type OwnedQueryKey,
  type SharedData,
  type SharedQueryMeta,
} from './query-data/shared-data.js';
