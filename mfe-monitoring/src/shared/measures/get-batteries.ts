import type { Battery } from '@touchline/contracts/batteries.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../own-names.js';

/** The club's batteries of tests. */
export const batteriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: own.key('batteries'),
    queryFn: ({ signal }): Promise<Battery[]> => api.call('GET /api/batteries', { signal }),
  });
