import type { FatigueRecord } from '@touchline/contracts/fatigue.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

export const fatigueKey = (athleteId: number) => ['fatigue', athleteId] as const;

const getFatigue = (api: ApiClient, athleteId: number, signal?: AbortSignal) =>
  api.get<FatigueRecord[]>('/api/athletes/fatigue-indicators', { query: { athlete_id: athleteId }, signal });

/** Every test of one athlete, of all kinds, oldest first. Fails with 404 for an athlete the coach does not reach. */
export const fatigueQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({ queryKey: fatigueKey(athleteId), queryFn: ({ signal }) => getFatigue(api, athleteId, signal) });
