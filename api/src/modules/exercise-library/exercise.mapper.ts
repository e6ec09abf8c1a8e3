import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { CatalogueExercise } from './catalogue/catalogue-exercise.js';

export function toExercise(exercise: CatalogueExercise, saved: boolean): Exercise {
  const { id, name, muscleGroup, equipment, description, defaultSets, defaultReps, defaultSeconds } = exercise;
  return {
    exercise_id: id,
    name,
    exercise_type: muscleGroup,
    machines_used: equipment,
    saved,
    // The product has no videos and pictures of its own, and does not use those of others.
    video_url: null,
    image_url: null,
    description,
    defaultSets,
    defaultReps,
    defaultDuration: defaultSeconds,
  };
}
