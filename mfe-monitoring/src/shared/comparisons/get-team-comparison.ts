import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type {
  Spread,
  TeamLoad,
  TeamMeasurements,
  TeamTests,
  TeamWellness,
} from '@touchline/contracts/comparisons.schema';
import type { ApiClient, CallOptions } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { COMPARISONS_KEY } from './comparisons-key.js';
import type { DaySpan } from './day-span.js';

interface TeamFigures {
  wellness: TeamWellness;
  'training-load': TeamLoad;
  tests: TeamTests;
}

export type TeamRecords = keyof TeamFigures;

/** The team's figures of a day, or of the week that starts on `date`. */
export interface TeamRow<Figure extends string> {
  date: CalendarDate;
  figures: Readonly<Record<Figure, Spread | null>>;
}

type Options = CallOptions<`GET /api/dashboard/team-comparison/${TeamRecords}`>;

const READERS: { [Records in TeamRecords]: (api: ApiClient, options: Options) => Promise<TeamFigures[Records]> } = {
  wellness: (api, options) => api.call('GET /api/dashboard/team-comparison/wellness', options),
  'training-load': (api, options) => api.call('GET /api/dashboard/team-comparison/training-load', options),
  tests: (api, options) => api.call('GET /api/dashboard/team-comparison/tests', options),
};

/**
 * Mean and spread of the team of an athlete, oldest first; days without a figure are left out. The server notes it as a
 * read of the whole team's data, so it is asked for only when it is shown.
 */
export const teamComparisonQuery = <Records extends TeamRecords>(
  api: ApiClient,
  records: Records,
  athleteId: number,
  span: DaySpan,
) =>
  queryOptions({
    queryKey: [...COMPARISONS_KEY, 'team', records, athleteId, span],
    queryFn: ({ signal }) => READERS[records](api, { query: { athlete_id: athleteId, ...span }, signal }),
  });

/** The same of a measure of the club. */
export const teamMeasurementsQuery = (api: ApiClient, measure: string, athleteId: number, span: DaySpan) =>
  queryOptions({
    queryKey: [...COMPARISONS_KEY, 'team', measure, athleteId, span],
    queryFn: ({ signal }): Promise<TeamMeasurements> =>
      api.call('GET /api/dashboard/team-comparison/measurements', {
        query: { athlete_id: athleteId, measure, ...span },
        signal,
      }),
  });
