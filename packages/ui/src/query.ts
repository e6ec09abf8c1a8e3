/**
 * The only copy of TanStack Query in the page: shell and areas import it from here, and only listed names are
 * shipped.
 */
export {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { UseQueryResult, UseMutationResult, QueryKey } from '@tanstack/react-query';
