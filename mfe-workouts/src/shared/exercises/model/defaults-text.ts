import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { plainDuration } from '../../workouts/model/plain-duration.js';

/** `Usually 3 sets of 10 reps`, or `Usually 2 sets of 1 min`. Repetitions come first when an exercise has both. */
export function defaultsText({
  defaultSets: sets,
  defaultReps: reps,
  defaultDuration: duration,
}: Pick<Exercise, 'defaultSets' | 'defaultReps' | 'defaultDuration'>): string {
  const usually = `Usually ${sets} ${sets === 1 ? 'set' : 'sets'}`;
  if (reps !== null) return `${usually} of ${reps} ${reps === 1 ? 'rep' : 'reps'}`;
  return duration === null ? usually : `${usually} of ${plainDuration(duration)}`;
}
