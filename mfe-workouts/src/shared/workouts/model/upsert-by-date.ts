import type { ScheduledDate } from '@touchline/contracts/workouts.schema';

/** Replaces the workout of the same id in a list, or adds it; the answer is sorted by date, then id. */
export function upsertByDate(list: readonly ScheduledDate[], workout: ScheduledDate): ScheduledDate[] {
  return [...list.filter(({ id }) => id !== workout.id), workout].sort((a, b) =>
    a.scheduled_date === b.scheduled_date ? a.id - b.id : a.scheduled_date < b.scheduled_date ? -1 : 1,
  );
}
