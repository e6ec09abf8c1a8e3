import type { ScheduledWorkout, ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { isAnswered } from '../model/is-answered.js';
import { readScheduleAnew, readWorkoutsAnew } from './workout-keys.js';

/** A workout for a day and the key under which it may be sent again. */
export interface NewSchedule {
  body: ScheduleWorkoutBody;
  key: string;
}

/** Puts a copy of a library workout on the calendar. */
export const scheduleWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, key }: NewSchedule) =>
      api.send<ScheduledWorkout>('POST', '/api/workout-calendar', body, { retryKey: key }),
    onSettled: () => readScheduleAnew(queryClient),
    onError: (error) => {
      if (!isAnswered(error)) return;
      // Whatever has gone or was archived meanwhile shows in the lists.
      readWorkoutsAnew(queryClient);
      for (const { queryKey } of [athletesQuery(api), teamsWithAthletesQuery(api)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
