import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { SCHEDULED_KEY } from './workout-keys.js';

/** What is scheduled from one library workout for the coach's own teams and athletes, by date. Not cached. */
export const getScheduledOfWorkout = (api: ApiClient, workoutId: number, signal?: AbortSignal) =>
  api.get<ScheduledWorkout[]>('/api/workout-calendar', { query: { workout_id: workoutId }, ...(signal && { signal }) });

/** The same, cached with everything of the calendar. */
export const scheduledOfWorkoutQuery = (api: ApiClient, workoutId: number) =>
  queryOptions({
    queryKey: [...SCHEDULED_KEY, { workoutId }],
    queryFn: ({ signal }) => getScheduledOfWorkout(api, workoutId, signal),
  });
