import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../own-names.js';

/** Begins the keys of all measured values. */
export const MEASUREMENTS_KEY = own.key('measurements');

/** Those of one measure among the values of an athlete. */
export const ofMeasure = (all: readonly Measurement[], measure: string): Measurement[] =>
  all.filter((one) => one.measure === measure);

/**
 * Each trial of an athlete for one measure as it was measured, oldest first. Every measure is a part of the same cached list:
 * all values of the athlete that the coach's role reads, by one call.
 */
export const measurementsQuery = (api: ApiClient, athleteId: number, measure: string) =>
  queryOptions({
    queryKey: [...MEASUREMENTS_KEY, athleteId],
    queryFn: ({ signal }) => api.call('GET /api/athletes/{id}/measurements', { params: { id: athleteId }, signal }),
    select: (all) => ofMeasure(all, measure),
  });
