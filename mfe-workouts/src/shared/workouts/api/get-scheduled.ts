import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { SCHEDULED_KEY } from './workout-keys.js';

/** Whose workouts between two days, both included: a team's as a whole, or one athlete's own. The other id is null. */
export interface ScheduledChoice {
  teamId: number | null;
  athleteId: number | null;
  from: CalendarDate;
  to: CalendarDate;
}

const getScheduled = (api: ApiClient, { teamId, athleteId, from, to }: ScheduledChoice, signal: AbortSignal) =>
  api.get<ScheduledWorkout[]>('/api/workout-calendar', {
    query: { team_id: teamId, athlete_id: athleteId, from, to },
    signal,
  });

/** What is scheduled, by date. Read anew whenever the page comes to the front: other coaches plan as well. */
export const scheduledQuery = (api: ApiClient, choice: ScheduledChoice) =>
  queryOptions({
    queryKey: [...SCHEDULED_KEY, 'list', choice],
    queryFn: ({ signal }) => getScheduled(api, choice, signal),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
