import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../own-names.js';

const getExercises = (api: ApiClient, signal: AbortSignal): Promise<Exercise[]> =>
  api.call('GET /api/exercise-library', { signal });

/** All exercises, by name; `saved` is the coach's own flag. */
export const exercisesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: own.key('exercise-library'), queryFn: ({ signal }) => getExercises(api, signal) });
