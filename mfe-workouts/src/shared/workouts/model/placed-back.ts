import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';

/** A list by date and number with one workout in its place: the one it has of that number is replaced, one that it has not is put back. */
export function placedBack(list: readonly ScheduledWorkout[], workout: ScheduledWorkout): ScheduledWorkout[] {
  return [...list.filter(({ id }) => id !== workout.id), workout].sort((a, b) =>
    a.scheduled_date === b.scheduled_date ? a.id - b.id : a.scheduled_date < b.scheduled_date ? -1 : 1,
  );
}
