import type { ScheduledDate, ScheduledWorkout } from '@touchline/contracts/workouts.schema';

/** The scheduled workouts that have their lines: all, unless the call asked for `exercises: 'false'`. */
export const withLines = (scheduled: readonly (ScheduledDate | ScheduledWorkout)[]): ScheduledWorkout[] =>
  scheduled.filter((each) => 'exercises' in each);
