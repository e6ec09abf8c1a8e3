import type { Measurement, SavedMeasurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { measurementsQuery } from '../../../../shared/measures/get-measurements.js';
import { updateCachedList } from '../../../../shared/update-cached-list.js';

/** Another value of a stored trial; null removes it. `version`: the one that the coach saw, 0 to store a removed one again. */
export interface TrialWrite {
  trial: Measurement;
  value: number | null;
  version: number;
}

async function saveTrial(api: ApiClient, { trial, value, version }: TrialWrite): Promise<SavedMeasurement> {
  const { athlete_id, day, measure, side, trial: number } = trial;
  const [saved] = await api.call('PUT /api/measurements', {
    body: { entries: [{ athlete_id, day, measure, side, trial: number, value, version }] },
  });
  if (!saved) throw new Error('The answer to a stored value holds no value.');
  return saved;
}

/**
 * Stores a trial, and replaces the cached one without another read. A failed call may have been stored, and a trial that is
 * stored again has a new id, so that the values are read again after these.
 */
export const saveTrialMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number, measure: Measure) => {
  const { queryKey } = measurementsQuery(api, athleteId, measure);
  return mutationOptions({
    mutationFn: (write: TrialWrite) => saveTrial(api, write),
    onSuccess: async ({ value, version }, write) => {
      if (write.version === 0) return queryClient.invalidateQueries({ queryKey });
      return updateCachedList<Measurement>(queryClient, queryKey, (list) =>
        list.flatMap((one) =>
          one.id !== write.trial.id ? [one] : value === null ? [] : [{ ...one, value, version, source: 'coach' }],
        ),
      );
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
