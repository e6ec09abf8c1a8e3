import type { ScheduledWorkout, ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { invalidateWorkouts } from './workout-keys.js';

/** A workout to schedule and its retry key. */
export interface NewSchedule {
  body: ScheduleWorkoutBody;
  key: string;
}

/** Schedules a copy of a library workout. */
export const scheduleWorkoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, key }: NewSchedule): Promise<ScheduledWorkout> =>
      api.call('POST /api/workout-calendar', { body, retryKey: key }),
    onSettled: () => announceChange(queryClient, ['events']),
    onError: (error) => {
      if (!ApiError.isRefusal(error)) return;
      // The lists may hold a workout, team or athlete that no longer exists.
      invalidateWorkouts(queryClient);
      for (const { queryKey } of [athletesQuery(api), teamsWithAthletesQuery(api)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
