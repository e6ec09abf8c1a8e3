import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SessionCount, TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const trainingLoadKey = (athleteId: number) => own.key('training-load', athleteId);
/** The recent sessions, read instead of all. They are dropped, not updated, when a session has changed. */
export const recentTrainingLoadKey = (athleteId: number) => [...trainingLoadKey(athleteId), 'recent'] as const;

interface SessionsFilter {
  athlete_id: number;
  from?: CalendarDate;
}

const getTrainingLoad = (api: ApiClient, query: SessionsFilter, signal?: AbortSignal): Promise<TrainingLoadEntry[]> =>
  api.call('GET /api/athletes/training-load', { query, signal });

/**
 * All sessions of one athlete with the figures of their days, oldest first. Fails with 404 for an athlete the coach has
 * no access to.
 */
export const trainingLoadQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: trainingLoadKey(athleteId),
    queryFn: ({ signal }) => getTrainingLoad(api, { athlete_id: athleteId }, signal),
  });

/** Those since a day, inclusive. */
export const recentTrainingLoadQuery = (api: ApiClient, athleteId: number, from: CalendarDate) =>
  queryOptions({
    queryKey: [...recentTrainingLoadKey(athleteId), from],
    queryFn: ({ signal }) => getTrainingLoad(api, { athlete_id: athleteId, from }, signal),
  });

export const sessionCountQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: [...recentTrainingLoadKey(athleteId), 'count'],
    queryFn: ({ signal }): Promise<SessionCount> =>
      api.call('GET /api/athletes/training-load/count', { query: { athlete_id: athleteId }, signal }),
  });
