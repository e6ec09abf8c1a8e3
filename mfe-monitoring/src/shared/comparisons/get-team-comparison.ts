import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Spread } from '@touchline/contracts/comparisons.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { COMPARISONS_KEY } from './comparisons-key.js';
import type { DaySpan } from './day-span.js';

export type TeamRecords = 'wellness' | 'training-load' | 'tests';

/** The team's figures of a day, or of the week that starts on `date`. */
export interface TeamRow<Figure extends string> {
  date: CalendarDate;
  figures: Readonly<Record<Figure, Spread | null>>;
}

/**
 * Mean and spread of the team of an athlete, oldest first; days without a figure are left out. The server notes it as a
 * read of the whole team's data, so it is asked for only when it is shown.
 */
export const teamComparisonQuery = <Figure extends string>(
  api: ApiClient,
  records: TeamRecords,
  athleteId: number,
  span: DaySpan,
) =>
  queryOptions({
    queryKey: [...COMPARISONS_KEY, 'team', records, athleteId, span],
    queryFn: ({ signal }) =>
      api.get<TeamRow<Figure>[]>(`/api/dashboard/team-comparison/${records}`, {
        query: { athlete_id: athleteId, ...span },
        signal,
      }),
  });
