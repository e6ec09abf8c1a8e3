import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { SavedExercise } from './saved-exercise.entity.js';

/** The ids of the exercises the coach has saved. One query. */
export async function findSavedIds(manager: EntityManager, coachId: number): Promise<Set<number>> {
  const hearts = await manager.find(SavedExercise, { select: { coachId: true, exerciseId: true }, where: { coachId } });
  return new Set(hearts.map(({ exerciseId }) => exerciseId));
}

/** Gives the exercise the coach's heart; one that has it keeps it as it is. */
export async function addHeart(tx: EntityManager, heart: SavedExercise): Promise<void> {
  const { coachId, exerciseId } = heart;
  if (!(await tx.existsBy(SavedExercise, { coachId, exerciseId }))) await insertOrRetry(tx, SavedExercise, [heart]);
}

export async function removeHeart(tx: EntityManager, coachId: number, exerciseId: number): Promise<void> {
  await tx.delete(SavedExercise, { coachId, exerciseId });
}
