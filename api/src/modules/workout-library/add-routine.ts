import type { EntityManager } from 'typeorm';
import { HIP_MOBILITY_ROUTINE } from './hip-mobility-routine.js';
import { inOrder } from './workout-plan.js';
import { WorkoutRow } from './workout-row.entity.js';
import { Workout } from './workout.entity.js';

/** Puts the recovery routine that every institution has into a new one's library. */
export async function addRoutine(tx: EntityManager, institutionId: number, now: Date): Promise<void> {
  const { rows, ...plan } = HIP_MOBILITY_ROUTINE;
  const { identifiers } = await tx.insert(Workout, {
    institutionId,
    ...plan,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  const workoutId = Number(identifiers[0]?.['id']);
  await tx.insert(
    WorkoutRow,
    inOrder(rows).map((row) => ({ ...row, workoutId })),
  );
}
