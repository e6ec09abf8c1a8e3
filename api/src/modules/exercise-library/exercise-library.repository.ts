import type { EntityManager } from 'typeorm';
import { SavedExerciseEntity } from './saved-exercise.entity.js';

/** The ids of the exercises the coach has saved. One query. */
export async function findSavedIds(manager: EntityManager, coachId: number): Promise<Set<number>> {
  const saved = await manager.find(SavedExerciseEntity, {
    select: { coachId: true, exerciseId: true },
    where: { coachId },
  });
  return new Set(saved.map(({ exerciseId }) => exerciseId));
}
