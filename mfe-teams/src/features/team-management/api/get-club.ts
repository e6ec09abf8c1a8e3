import type { Club } from '@touchline/contracts/club.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const getClub = (api: ApiClient, signal?: AbortSignal): Promise<Club> => api.call('GET /api/club', { signal });

/** The settings of the club. Never cached: a colleague may have changed them. */
export const clubQuery = (api: ApiClient) =>
  queryOptions({ queryKey: own.key('club'), queryFn: ({ signal }) => getClub(api, signal), staleTime: 0, gcTime: 0 });
