import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { formatDuration } from '@touchline/contracts/duration';

/** How an exercise is usually done, in a sentence. By repetitions where it has both, as it is configured. */
export function usualText({
  defaultSets: sets,
  defaultReps: reps,
  defaultDuration: duration,
}: Pick<Exercise, 'defaultSets' | 'defaultReps' | 'defaultDuration'>): string {
  const usually = `Usually ${sets} ${sets === 1 ? 'set' : 'sets'}`;
  if (reps !== null) return `${usually} of ${reps} ${reps === 1 ? 'rep' : 'reps'}`;
  return duration === null ? usually : `${usually} of ${formatDuration(duration)}`;
}
