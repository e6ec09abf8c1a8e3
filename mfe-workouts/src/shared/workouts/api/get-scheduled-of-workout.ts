import type { ScheduledDate } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../own-names.js';

/** The dates of one library workout for the coach's own teams and athletes, in order: the newest of them. */
export const scheduledOfWorkoutQuery = (api: ApiClient, workoutId: number) =>
  queryOptions({
    queryKey: own.key('scheduled', 'of workout', workoutId),
    meta: { shows: ['events'] },
    queryFn: ({ signal }): Promise<ScheduledDate[]> =>
      api.call('GET /api/workout-calendar', { query: { workout_id: workoutId, exercises: 'false' }, signal }),
  });
