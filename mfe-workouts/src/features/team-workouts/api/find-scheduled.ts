import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';

/** A scheduled workout as it is stored now, wherever it was moved; null when it is there no longer. */
export async function findScheduled(api: ApiClient, { id, workout_id: workoutId }: Pick<ScheduledWorkout, 'id' | 'workout_id'>): Promise<ScheduledWorkout | null> {
  return (await api.get<ScheduledWorkout[]>('/api/workout-calendar', { query: { workout_id: workoutId } })).find((one) => one.id === id) ?? null;
}
