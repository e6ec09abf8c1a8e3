import type { ChangeWorkoutBody, CreateWorkoutBody } from '@touchline/contracts/workouts.schema';
import { findHipMobilityRoutine } from '@touchline/contracts/hip-mobility-routine';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/shared.errors.js';
import { mustWrite, requireVersion } from '../../common/versioned/seen-version.js';
import { deleteVersion, insertOrRetry, isChanged, replaceVersion } from '../../common/versioned/versioned-rows.js';
import { lockRows } from '../../database/unit-of-work.js';
import { HIP_MOBILITY_ROUTINE } from './plans/hip-mobility-routine.js';
import { numberInOrder, type PlannedLine } from './plans/workout-plan.js';
import { WorkoutLineEntity } from './workout-line.entity.js';
import { hasSameContent, toPlannedLines } from './workout-lines.mapper.js';
import {
  findLinesOfWorkout,
  findWorkout,
  findWorkouts,
  lockWorkout,
  nextRoutineNumber,
} from './workout-library.repository.js';
import { WorkoutEntity } from './workout.entity.js';
import { workoutChanged } from './workout.errors.js';

type WorkoutContent = Pick<WorkoutEntity, 'name' | 'type' | 'difficulty' | 'description'>;

/** Creates a workout with its lines and returns its id. */
export async function createWorkout(
  tx: EntityManager,
  institutionId: number,
  body: CreateWorkoutBody,
  now: Date,
): Promise<number> {
  const content = contentOf(body, { type: null, difficulty: null, description: null });
  return insertWorkout(tx, institutionId, content, toPlannedLines(body.exercises), now);
}

/** Adds the recovery routine that every institution has to the library of a new one, and returns its id. */
export function addRecoveryRoutine(
  tx: EntityManager,
  institutionId: number,
  now: Date,
  routineNumber: number | null = null,
): Promise<number> {
  const { lines, ...content } = HIP_MOBILITY_ROUTINE;
  return insertWorkout(tx, institutionId, { ...content, routineNumber }, lines, now);
}

/**
 * Adds the recovery routine again after it was renamed or deleted, and returns its id. While the library has it, also
 * because a colleague has just restored it, nothing is added. A renamed one stays as it is.
 */
export async function restoreRecoveryRoutine(tx: EntityManager, institutionId: number, now: Date): Promise<number> {
  await lockRows(tx, 'institutions', [institutionId]);
  const routineNumber = await nextRoutineNumber(tx, institutionId);
  const existing = findHipMobilityRoutine(await findWorkouts(tx, institutionId));
  return existing?.id ?? addRecoveryRoutine(tx, institutionId, now, routineNumber);
}

/**
 * Changes a workout and replaces its lines. A body that changes nothing writes nothing, as `mustWrite` says. Throws the
 * conflict when there is a change and the coach saw another version.
 */
export async function changeWorkout(
  tx: EntityManager,
  institutionId: number,
  id: number,
  body: ChangeWorkoutBody,
  now: Date,
): Promise<WorkoutEntity> {
  const stored = await lockWorkout(tx, institutionId, id);
  if (!stored) throw notFound();

  const lines = toPlannedLines(body.exercises);
  const next = { ...stored, ...contentOf(body, stored), version: stored.version + 1, updatedAt: now };
  const hasNewLines = !hasSameContent(await findLinesOfWorkout(tx, id), lines);
  const version = { stored: stored.version, seen: body.version, conflictError: workoutChanged };
  if (!mustWrite(hasNewLines || isChanged(next, stored), version)) return stored;

  await replaceVersion(tx, WorkoutEntity, next, stored.version);
  if (hasNewLines) {
    await tx.delete(WorkoutLineEntity, { workoutId: id });
    await insertLines(tx, id, lines);
  }
  return next;
}

/** Deletes a workout and its lines. Throws the conflict when the coach saw another version. */
export async function deleteWorkout(
  tx: EntityManager,
  institutionId: number,
  id: number,
  expectedVersion: number | undefined,
): Promise<void> {
  const stored = await findWorkout(tx, institutionId, id);
  if (!stored) throw notFound();
  requireVersion({ stored: stored.version, seen: expectedVersion, conflictError: workoutChanged });

  await deleteVersion(tx, WorkoutEntity, id, stored.version);
}

/** What the body leaves out keeps the stored value; an empty description becomes null. */
function contentOf(body: CreateWorkoutBody, stored: Omit<WorkoutContent, 'name'>): WorkoutContent {
  return {
    name: body.name,
    type: body.type === undefined ? stored.type : body.type,
    difficulty: body.difficulty === undefined ? stored.difficulty : body.difficulty,
    description: body.description === undefined ? stored.description : body.description || null,
  };
}

async function insertWorkout(
  tx: EntityManager,
  institutionId: number,
  content: WorkoutContent & Pick<WorkoutEntity, 'routineNumber'>,
  lines: readonly PlannedLine[],
  now: Date,
): Promise<number> {
  const workout: Omit<WorkoutEntity, 'id'> = { institutionId, ...content, version: 1, createdAt: now, updatedAt: now };
  await insertOrRetry<WorkoutEntity>(tx, WorkoutEntity, [workout]);
  // TypeORM writes the new id into the object that it inserts.
  const { id } = workout as WorkoutEntity;

  await insertLines(tx, id, lines);
  return id;
}

async function insertLines(tx: EntityManager, workoutId: number, lines: readonly PlannedLine[]): Promise<void> {
  const numbered = numberInOrder(lines).map((line) => ({ ...line, workoutId }));
  await tx.insert(WorkoutLineEntity, numbered);
}
