import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { SavedExerciseEntity } from './saved-exercise.entity.js';

/** Saves an exercise for a coach; one that is saved already stays as it is. */
export async function saveExercise(tx: EntityManager, saved: SavedExerciseEntity): Promise<void> {
  const { coachId, exerciseId } = saved;
  if (!(await tx.existsBy(SavedExerciseEntity, { coachId, exerciseId })))
    await insertOrRetry(tx, SavedExerciseEntity, [saved]);
}

export async function unsaveExercise(tx: EntityManager, coachId: number, exerciseId: number): Promise<void> {
  await tx.delete(SavedExerciseEntity, { coachId, exerciseId });
}
