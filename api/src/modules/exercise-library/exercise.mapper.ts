import type { Exercise, ExerciseVideo } from '@touchline/contracts/exercise-library.schema';
import type { CatalogueExercise } from './catalogue/catalogue-exercise.js';
import type { ExerciseVideoEntity } from './exercise-video.entity.js';

type StoredVideo = Pick<ExerciseVideoEntity, 'videoUrl' | 'version'>;

export function toExercise(exercise: CatalogueExercise, saved: boolean, video: StoredVideo | undefined): Exercise {
  const { id, name, muscleGroup, equipment, description, defaultSets, defaultReps, defaultSeconds } = exercise;
  return {
    exercise_id: id,
    name,
    exercise_type: muscleGroup,
    machines_used: equipment,
    saved,
    ...toExerciseVideo(video),
    // The product has no pictures of its own, and does not use those of others.
    image_url: null,
    description,
    defaultSets,
    defaultReps,
    defaultDuration: defaultSeconds,
  };
}

/** Without a row the exercise has never had a video. */
export function toExerciseVideo(video: StoredVideo | null | undefined): ExerciseVideo {
  return { video_url: video?.videoUrl ?? null, video_version: video?.version ?? 0 };
}
