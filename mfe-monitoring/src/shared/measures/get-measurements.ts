import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { ENTERED_BY_NOUN, nounOf } from '../own-measures/noun-of.js';
import { own } from '../own-names.js';

/** Begins the keys of all measured values. */
export const MEASUREMENTS_KEY = own.key('measurements');

/** Those of one measure among the values of an athlete. */
export const ofMeasure = (all: readonly Measurement[], { key }: Pick<Measure, 'key'>): Measurement[] =>
  all.filter(({ measure }) => measure === key);

/**
 * Each trial of an athlete for one measure as it was measured, oldest first. All tests, and all questions, are parts of the
 * same cached list: the values that the coach's role reads, by one call.
 */
export const measurementsQuery = (api: ApiClient, athleteId: number, measure: Measure) => {
  const noun = nounOf(measure);
  return queryOptions({
    queryKey: [...MEASUREMENTS_KEY, athleteId, noun],
    queryFn: ({ signal }) =>
      api.call('GET /api/athletes/{id}/measurements', {
        params: { id: athleteId },
        query: { entered_by: ENTERED_BY_NOUN[noun].join(',') },
        signal,
      }),
    select: (all) => ofMeasure(all, measure),
  });
};
