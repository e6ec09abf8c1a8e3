import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { SCHEDULED_KEY } from './workout-keys.js';

/** Workouts of a whole team or of one athlete (the other id is null), from one day to another, both included. */
export interface ScheduledFilter {
  teamId: number | null;
  athleteId: number | null;
  from: CalendarDate;
  to: CalendarDate;
}

const getScheduled = (api: ApiClient, { teamId, athleteId, from, to }: ScheduledFilter, signal: AbortSignal) =>
  api.get<ScheduledWorkout[]>('/api/workout-calendar', {
    query: { team_id: teamId, athlete_id: athleteId, from, to },
    signal,
  });

/** What is scheduled, by date. Fetched again on every window focus, because other coaches plan, too. */
export const scheduledQuery = (api: ApiClient, filter: ScheduledFilter) =>
  queryOptions({
    queryKey: [...SCHEDULED_KEY, 'list', filter],
    queryFn: ({ signal }) => getScheduled(api, filter, signal),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
