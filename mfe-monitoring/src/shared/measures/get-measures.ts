import type { Measure } from '@touchline/contracts/measures.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../own-names.js';

/** The catalogue of measures that the coach's roles read, the product's first. */
export const measuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: own.key('measures'),
    queryFn: ({ signal }): Promise<Measure[]> => api.call('GET /api/measures', { signal }),
  });
