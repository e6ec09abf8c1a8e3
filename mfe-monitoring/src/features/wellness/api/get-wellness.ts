import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

export const wellnessKey = (athleteId: number) => ['wellness', athleteId] as const;

const getWellness = (api: ApiClient, athleteId: number, signal?: AbortSignal) =>
  api.get<WellnessEntry[]>('/api/athletes/wellness', { query: { athlete_id: athleteId }, signal });

/** All entries of one athlete, oldest first. Fails with 404 for an athlete the coach has no access to. */
export const wellnessQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({ queryKey: wellnessKey(athleteId), queryFn: ({ signal }) => getWellness(api, athleteId, signal) });
