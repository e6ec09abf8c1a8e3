import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

const getScheduledDates = (api: ApiClient, workoutId: number, signal: AbortSignal) =>
  api.get<ScheduledWorkout[]>('/api/workout-calendar', { query: { workout_id: workoutId }, signal });

/** When one library workout is scheduled for the coach's own teams and athletes, by date. */
export const scheduledDatesQuery = (api: ApiClient, workoutId: number) =>
  queryOptions({ queryKey: ['workout-calendar', { workoutId }], queryFn: ({ signal }) => getScheduledDates(api, workoutId, signal) });
