import type { Exercise } from '@touchline/contracts/exercise-library.schema';

let serial = 0;

/** An exercise as the API answers it, for tests. */
export function buildExercise(part: Partial<Exercise>): Exercise {
  const defaults = { defaultSets: 3, defaultReps: 8, defaultDuration: null };
  return {
    exercise_id: (serial += 1),
    name: `Exercise ${serial}`,
    exercise_type: 'Legs',
    machines_used: 'Bodyweight',
    saved: false,
    video_url: null,
    video_version: 0,
    image_url: null,
    description: 'Do it. Watch it.',
    ...defaults,
    ...part,
  };
}
