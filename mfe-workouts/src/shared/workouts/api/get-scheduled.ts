import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ScheduledDate, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { withLines } from './with-lines.js';
import { SCHEDULED_LISTS } from './workout-keys.js';

/** Workouts of a whole team or of one athlete (the other id is null), from one day to another, both included. */
export interface ScheduledFilter {
  teamId: number | null;
  athleteId: number | null;
  from: CalendarDate;
  to: CalendarDate;
}

const valuesOf = ({ teamId, athleteId, from, to }: ScheduledFilter) => ({
  team_id: teamId,
  athlete_id: athleteId,
  from,
  to,
});

/** Lists are fetched again on every window focus, because other coaches plan, too. */
const ALWAYS_FRESH = { refetchOnWindowFocus: 'always', refetchOnMount: 'always' } as const;

/** The scheduled workouts with their lines, by date. */
export const scheduledQuery = (api: ApiClient, filter: ScheduledFilter) =>
  queryOptions({
    queryKey: [...SCHEDULED_LISTS.queryKey, filter],
    meta: { shows: ['events'] },
    queryFn: async ({ signal }): Promise<ScheduledWorkout[]> =>
      withLines(await api.call('GET /api/workout-calendar', { query: valuesOf(filter), signal })),
    ...ALWAYS_FRESH,
  });

/** The same without lines, for a screen that shows dates, names or numbers. */
export const scheduledDatesQuery = (api: ApiClient, filter: ScheduledFilter) =>
  queryOptions({
    queryKey: [...SCHEDULED_LISTS.queryKey, 'dates', filter],
    meta: { shows: ['events'] },
    queryFn: ({ signal }): Promise<ScheduledDate[]> =>
      api.call('GET /api/workout-calendar', { query: { ...valuesOf(filter), exercises: 'false' }, signal }),
    ...ALWAYS_FRESH,
  });
