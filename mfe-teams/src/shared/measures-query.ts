import type { Measure } from '@touchline/contracts/measures.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from './own-names.js';

export const getMeasures = (api: ApiClient, signal?: AbortSignal): Promise<Measure[]> =>
  api.call('GET /api/measures', { signal });

/** The catalogue, the product's measures first. */
export const measuresQuery = (api: ApiClient) =>
  queryOptions({ queryKey: own.key('measures'), queryFn: ({ signal }) => getMeasures(api, signal) });
