import type { EntityManager } from 'typeorm';
import { ExerciseVideoEntity } from './exercise-video.entity.js';
import { SavedExerciseEntity } from './saved-exercise.entity.js';

/** The ids of the exercises the coach has saved. One query. */
export async function findSavedIds(manager: EntityManager, coachId: number): Promise<Set<number>> {
  const saved = await manager.find(SavedExerciseEntity, {
    select: { coachId: true, exerciseId: true },
    where: { coachId },
  });
  return new Set(saved.map(({ exerciseId }) => exerciseId));
}

/** The videos of the institution by exercise, removed ones too. One query. */
export async function findVideos(
  manager: EntityManager,
  institutionId: number,
): Promise<Map<number, ExerciseVideoEntity>> {
  const videos = await manager.find(ExerciseVideoEntity, { where: { institutionId } });
  return new Map(videos.map((video) => [video.exerciseId, video]));
}

export function findVideo(
  manager: EntityManager,
  institutionId: number,
  exerciseId: number,
): Promise<ExerciseVideoEntity | null> {
  return manager.findOneBy(ExerciseVideoEntity, { institutionId, exerciseId });
}
