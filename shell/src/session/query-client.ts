import { ApiError } from '@touchline/ui/host';
import { QueryClient } from '@touchline/ui/query';

/** What was answered to the coach of this page. It is emptied whenever a coach is forgotten. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // `always`: without a line a call must fail and say so; the library would hold it back in silence until the line returns.
    // That mode turns this off by itself: what failed without a line is asked for again when the line is back.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && !isRefusal(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** The server understood and said no: asking again changes nothing. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;
