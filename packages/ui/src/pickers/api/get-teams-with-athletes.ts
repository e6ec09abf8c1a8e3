import { queryOptions } from '@tanstack/react-query';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ApiClient } from '../../host/api-client.js';

const getTeamsWithAthletes = (api: ApiClient, signal: AbortSignal): Promise<TeamWithAthletes[]> =>
  api.call('GET /api/teams/with-athletes', { signal });

/** The coach's own teams with their number of athletes. */
export const teamsWithAthletesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['teams', 'with-athletes'],
    queryFn: ({ signal }) => getTeamsWithAthletes(api, signal),
  });
