import { LOCK_PATIENCE_MS, withTabLock } from '@touchline/contracts/outbox';
import type { SavedMeasurement, SaveMeasurementsBody } from '@touchline/contracts/measurements.schema';
import type { RecordedTests, RecordTestsBody } from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { COMPARISONS_KEY } from '../../../../shared/comparisons/comparisons-key.js';
import { MEASUREMENTS_KEY } from '../../../../shared/measures/get-measurements.js';
import { own } from '../../../../shared/own-names.js';

/** Begin the keys of the screens with tests. */
const STALE_KEYS = [
  own.key('performance-tests'),
  own.key('performance'),
  own.key('overview'),
  COMPARISONS_KEY,
  MEASUREMENTS_KEY,
];

/** Two tabs may have the same sheet open. */
const RECORDING_LOCK = own.storage('recordings');

const inTurn = <T>(call: () => Promise<T>): Promise<T> => withTabLock(RECORDING_LOCK, call, LOCK_PATIENCE_MS);

const readAgain = (queryClient: QueryClient) => () => {
  for (const queryKey of STALE_KEYS) void queryClient.invalidateQueries({ queryKey });
};

/**
 * Stores a team's values of one day, all or none. The same values can be sent again: a value that is stored already is
 * no conflict. The answer holds only counts, and a failed call may have been stored, so that screens with tests read
 * them again after every outcome.
 */
export const recordTestsMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RecordTestsBody): Promise<RecordedTests> =>
      inTurn(() => api.call('POST /api/fatigue-indicators/record', { body })),
    onSettled: readAgain(queryClient),
  });

/** The same for values of the club's own tests; null removes one. */
export const saveMeasurementsMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: SaveMeasurementsBody): Promise<SavedMeasurement[]> =>
      inTurn(() => api.call('PUT /api/measurements', { body })),
    onSettled: readAgain(queryClient),
  });
