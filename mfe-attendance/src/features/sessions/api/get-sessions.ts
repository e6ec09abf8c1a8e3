import type { Ledger, SessionGrid } from '@touchline/contracts/session-ledger.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** Everything about the sessions of events. */
export const SESSIONS_KEY = own.key('sessions');

/** The past events of a team, or of all, with their missing records. */
export const ledgerQuery = (api: ApiClient, teamId: number | null) =>
  queryOptions({
    queryKey: own.key('sessions', 'ledger', teamId),
    meta: { shows: ['sessions'] },
    staleTime: 0,
    queryFn: ({ signal }): Promise<Ledger> =>
      api.call('GET /api/sessions/ledger', { query: teamId === null ? {} : { team_id: teamId }, signal }),
  });

/** The athletes of an event's team, with their marks and sessions. */
export const gridQuery = (api: ApiClient, eventId: number) =>
  queryOptions({
    queryKey: own.key('sessions', 'grid', eventId),
    meta: { shows: ['sessions'] },
    staleTime: 0,
    queryFn: ({ signal }): Promise<SessionGrid> =>
      api.call('GET /api/sessions/grid', { query: { event_id: eventId }, signal }),
  });
