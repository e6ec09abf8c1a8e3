import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { trainingLoadKey } from './get-training-load.js';

/**
 * The days of an athlete from one to another, both inclusive, on which a load is planned or recorded, oldest first. A
 * part of the athlete's training load, so that it is read again after a session has changed; plans change elsewhere.
 */
export const plannedDaysQuery = (api: ApiClient, athleteId: number, span: { from: CalendarDate; to: CalendarDate }) =>
  queryOptions({
    queryKey: [...trainingLoadKey(athleteId), 'planned', span],
    queryFn: ({ signal }): Promise<PlannedDay[]> =>
      api.call('GET /api/calendar/planned-load', { query: { athlete_id: athleteId, ...span }, signal }),
    refetchOnMount: 'always',
  });
