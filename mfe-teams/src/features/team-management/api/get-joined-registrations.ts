import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const joinedRegistrationsKey = own.key('joined-registrations');

/** Registrations that were accepted as an athlete whom the coach had, newest first: those of the last day. */
export const joinedRegistrationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: joinedRegistrationsKey,
    queryFn: ({ signal }) => api.call('GET /api/pending-athletes/joined', { signal }),
  });
