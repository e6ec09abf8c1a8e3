import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../own-names.js';

/** Who else reads what the coach writes to an athlete. */
export const messageReadersQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: own.key('message-readers', athleteId),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => api.call('GET /api/squad/message-readers', { query: { athlete_id: athleteId }, signal }),
  });
