import { HIP_MOBILITY_ROUTINE_NAME } from '@touchline/contracts/hip-mobility-routine';
import type { Workout } from '@touchline/contracts/workouts.schema';

/** The institution's routine, found by its name; the oldest when several have it. Undefined when none has. */
export function findRoutine(library: readonly Workout[]): Workout | undefined {
  return library.filter(({ name }) => name === HIP_MOBILITY_ROUTINE_NAME).sort((a, b) => a.id - b.id)[0];
}
