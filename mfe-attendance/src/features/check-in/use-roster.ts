import { useApi } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { namesQuery } from './api/get-names.js';

interface Loaded<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

/**
 * The coach's teams and athletes. Until the server has answered, and without a network, they are the names that the device has kept of
 * the day; `keptAt` says since when then, in milliseconds since 1970, else it is null.
 */
export function useRoster() {
  const api = useApi();
  const teams = useQuery(teamsWithAthletesQuery(api));
  const athletes = useQuery(athletesQuery(api));
  const names = useQuery(namesQuery(api, useQueryClient()));
  const hasFailed = teams.error !== null || athletes.error !== null;
  const isKept = hasFailed && names.data !== undefined && (teams.data === undefined || athletes.data === undefined);
  return {
    teams: orKept(teams, names.data?.teams),
    /** Of a kept name nothing else is known. */
    athletes: orKept(athletes, names.data?.athletes),
    keptAt: isKept ? names.dataUpdatedAt : null,
  };
}

function orKept<T, Kept>({ data, error, refetch }: Loaded<T>, kept: Kept | undefined): Loaded<T | Kept> {
  return data === undefined && kept !== undefined ? { data: kept, error: null, refetch } : { data, error, refetch };
}
