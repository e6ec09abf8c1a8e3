import { queryOptions } from '@tanstack/react-query';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '../../host/api-client.js';

/** Prefix of every cached list of teams: invalidate it after a change to any of them. */
export const TEAMS_KEY = ['teams'] as const;

const getTeamsWithAthletes = (api: ApiClient, signal: AbortSignal): Promise<TeamWithAthletes[]> =>
  api.call('GET /api/teams/with-athletes', { signal });

/** The coach's own teams with their number of athletes. */
export const teamsWithAthletesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...TEAMS_KEY, 'with-athletes'],
    queryFn: ({ signal }) => getTeamsWithAthletes(api, signal),
  });
