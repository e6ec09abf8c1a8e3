import type { Installation } from '@touchline/contracts/installation.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from './own-names.js';

/** Whether this installation sends mail. It does not change while the page is open. */
export const installationQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: own.key('installation'),
    queryFn: ({ signal }): Promise<Installation> => api.call('GET /api/installation', { signal }),
    staleTime: Infinity,
  });
