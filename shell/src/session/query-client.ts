import { ApiError } from '@touchline/ui/host';
import { QueryClient } from '@touchline/ui/query';

/** The cache of server answers for the signed-in coach. It is cleared when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: an offline request fails visibly; by default the library pauses it silently until the connection
    // returns.
    // This mode disables refetchOnReconnect by default, but failed queries shall be repeated after a reconnect.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      // A refused query is not repeated, since the answer would be the same.
      retry: (failures, error) => failures < 1 && !ApiError.isRefusal(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
