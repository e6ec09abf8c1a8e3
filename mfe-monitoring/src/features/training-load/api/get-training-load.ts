import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

export const trainingLoadKey = (athleteId: number) => ['training-load', athleteId] as const;

const getTrainingLoad = (api: ApiClient, athleteId: number, signal?: AbortSignal) =>
  api.get<TrainingLoadEntry[]>('/api/athletes/training-load', { query: { athlete_id: athleteId }, signal });

/**
 * All sessions of one athlete with the figures of their days, oldest first. Fails with 404 for an athlete the coach has
 * no access to.
 */
export const trainingLoadQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: trainingLoadKey(athleteId),
    queryFn: ({ signal }) => getTrainingLoad(api, athleteId, signal),
  });
