import type { ApiClient } from '@touchline/ui/host';
import { getAthletes } from '@touchline/ui/pickers';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** Selects the current or the archived athletes of a team. */
export interface RosterOf {
  teamId: number;
  archived: boolean;
}

/** Prefix of the keys of all cached rosters; a `RosterOf` follows it. */
export const ROSTER_KEY = own.key('roster');

const getRoster = (api: ApiClient, { teamId, archived }: RosterOf, signal: AbortSignal) =>
  getAthletes(api, { team_id: teamId, archived: archived ? 'true' : null }, signal);

/** The athletes of a team, by last and first name. */
export const rosterQuery = (api: ApiClient, of: RosterOf) =>
  queryOptions({
    queryKey: [...ROSTER_KEY, of] as const,
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => getRoster(api, of, signal),
    staleTime: 0,
  });
