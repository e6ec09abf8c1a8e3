import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { ApiClient } from '@touchline/ui/host';
import { ATHLETES_KEY } from '@touchline/ui/pickers';
import { queryOptions } from '@touchline/ui/query';

/** Which athletes of which team: those on the roster, or those who are archived. */
export interface RosterOf {
  teamId: number;
  archived: boolean;
}

/** Prefix of every cached roster; what stands behind it is a `RosterOf`. */
export const ROSTER_KEY = [...ATHLETES_KEY, 'roster'] as const;

const getRoster = (api: ApiClient, { teamId, archived }: RosterOf, signal: AbortSignal) =>
  api.get<Athlete[]>('/api/athletes/list', { query: { team_id: teamId, archived: archived ? 'true' : null }, signal });

/** A team's athletes, by last, then first name. */
export const rosterQuery = (api: ApiClient, of: RosterOf) =>
  queryOptions({
    queryKey: [...ROSTER_KEY, of] as const,
    queryFn: ({ signal }) => getRoster(api, of, signal),
    staleTime: 0,
  });
