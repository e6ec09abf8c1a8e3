import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../own-names.js';

/** Begins the keys of all measured values. */
export const MEASUREMENTS_KEY = own.key('measurements');

interface Wanted {
  athleteId: number;
  measure: string;
  /** One day; default: all. */
  day?: CalendarDate;
  signal?: AbortSignal;
}

/** Each trial as it was measured, oldest first. */
export const getMeasurements = (api: ApiClient, { athleteId, measure, day, signal }: Wanted): Promise<Measurement[]> =>
  api.call('GET /api/athletes/{id}/measurements', {
    params: { id: athleteId },
    query: { measure, ...(day !== undefined && { from: day, to: day }) },
    signal,
  });

/** All values of an athlete for one measure. */
export const measurementsQuery = (api: ApiClient, athleteId: number, measure: string) =>
  queryOptions({
    queryKey: [...MEASUREMENTS_KEY, athleteId, measure],
    queryFn: ({ signal }) => getMeasurements(api, { athleteId, measure, signal }),
  });
