import { QueryClient } from '@touchline/ui/query';
import { QueryRetries } from './query-retries.js';

const retries = new QueryRetries();

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
      retry: retries.consumeRetry,
      retryDelay: retries.pause,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'success') retries.noteAnswer();
});
