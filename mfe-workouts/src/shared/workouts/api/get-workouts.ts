import type { Workout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { WORKOUTS_KEY } from './workout-keys.js';

const getWorkouts = (api: ApiClient, signal: AbortSignal): Promise<Workout[]> =>
  api.call('GET /api/workout-library', { signal });

/** All library workouts of the institution with their rows, newest first. */
export const workoutsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: WORKOUTS_KEY, queryFn: ({ signal }) => getWorkouts(api, signal) });
