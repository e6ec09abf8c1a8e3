import { randomUUID } from 'node:crypto';
import type { ChangeScheduledBody, ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { mustWrite, requireVersion, type SeenVersion } from '../../common/versioned/seen-version.js';
import { replaceVersion } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import {
  addWorkoutEvent,
  lockWorkoutEvent,
  removeWorkoutEvent,
  renameWorkoutEvent,
  requireOwners,
  resolveNewOwner,
} from '../calendar/index.js';
import {
  findLinesOfWorkout,
  hasSameContent,
  lockWorkout,
  numberInOrder,
  toPlannedLines,
  type PlannedLine,
} from '../workout-library/index.js';
import { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
import { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';
import {
  findOwnScheduled,
  findLinesOfScheduled,
  type OwnScheduledWorkout,
  type ScheduledKey,
} from './scheduled-workout.repository.js';
import { scheduledWorkoutChanged } from './workout-calendar.errors.js';
import { scheduleProblems } from './workout-calendar.rules.js';

/**
 * Copies a library workout to a day of the calendar, with its event, and returns the id of the copy. With `replace_id`
 * it takes the place of another scheduled workout. The library workout is locked before the event.
 */
export async function scheduleWorkout(
  tx: EntityManager,
  coach: SignedInCoach,
  body: ScheduleWorkoutBody,
  now: Date,
): Promise<number> {
  const { problems: ownerProblems, ...owner } = await resolveNewOwner(tx, coach, body);
  const workout = await lockWorkout(tx, coach.institutionId, body.workout_id);
  if (!workout) throw notFound();
  const replaced = body.replace_id === undefined ? null : await lockOwnScheduled(tx, coach, { id: body.replace_id });

  // The version is checked before the rules: when a colleague moved or reassigned the replaced workout, it breaks a
  // rule, but the right answer is the conflict.
  if (replaced) requireVersion(seenVersion(replaced.workout, body.replace_version));
  const problems = scheduleProblems(body, owner, ownerProblems, replaced?.event ?? null);
  if (problems.length > 0) throw validationFailed(problems);

  if (replaced) await removeWorkoutEvent(tx, replaced.event);
  const workoutUid = randomUUID();
  const { scheduled_date: date, planned_rpe: plannedRpe, duration_min: durationMin } = body;
  await addWorkoutEvent(tx, { ...owner, workoutUid, title: workout.name, date, plannedRpe, durationMin }, now);
  const lines = await findLinesOfWorkout(tx, workout.id);
  const plannedLines = lines.map(({ id: _id, workoutId: _workoutId, ...line }) => line);
  return insertScheduled(tx, { workoutUid, workoutId: workout.id }, plannedLines, now);
}

/**
 * Changes name and lines; day and owner stay. A body that changes nothing writes nothing, as `mustWrite` says. Throws
 * the conflict when there is a change and the coach saw another version.
 */
export async function changeScheduledWorkout(
  tx: EntityManager,
  coach: SignedInCoach,
  workoutUid: string,
  body: ChangeScheduledBody,
  now: Date,
): Promise<void> {
  const { workout, event } = await lockOwnScheduled(tx, coach, { workoutUid });
  const lines = toPlannedLines(
    body.exercises.map(({ duration_seconds: duration, ...line }) => ({ ...line, duration })),
  );
  const hasNewName = event.title !== body.plan_name;
  const hasNewLines = !hasSameContent(await findLinesOfScheduled(tx, workout.id), lines);
  if (!mustWrite(hasNewName || hasNewLines, seenVersion(workout, body.version))) return;

  // Renaming the event gives the workout its next version, too: unless that of this call, somebody was faster.
  if (hasNewName) {
    await renameWorkoutEvent(tx, event, body.plan_name, now);
    const { id, version } = workout;
    if (!(await tx.existsBy(ScheduledWorkoutEntity, { id, version: version + 1 }))) throw new RetryWriteError();
  } else {
    const next = { ...workout, version: workout.version + 1, updatedAt: now };
    await replaceVersion(tx, ScheduledWorkoutEntity, next, workout.version);
  }
  if (hasNewLines) {
    await tx.delete(ScheduledWorkoutLineEntity, { scheduledWorkoutId: workout.id });
    await insertLines(tx, workout.id, lines);
  }
}

/** Deletes the scheduled workout with its event. Throws the conflict when the coach saw another version. */
export async function removeScheduledWorkout(
  tx: EntityManager,
  coach: SignedInCoach,
  id: number,
  expectedVersion: number | undefined,
): Promise<void> {
  const { workout, event } = await lockOwnScheduled(tx, coach, { id });
  requireVersion(seenVersion(workout, expectedVersion));
  await removeWorkoutEvent(tx, event);
}

async function insertScheduled(
  tx: EntityManager,
  scheduled: Pick<ScheduledWorkoutEntity, 'workoutUid' | 'workoutId'>,
  lines: readonly PlannedLine[],
  now: Date,
): Promise<number> {
  const values: Omit<ScheduledWorkoutEntity, 'id'> = { ...scheduled, version: 1, createdAt: now, updatedAt: now };
  await tx.insert(ScheduledWorkoutEntity, values);
  // TypeORM writes the new id into the object that it inserts.
  const { id } = values as ScheduledWorkoutEntity;

  await insertLines(tx, id, lines);
  return id;
}

/** `lines` may be empty: only requests must have a line, not the workouts of the administration or the demo. */
async function insertLines(
  tx: EntityManager,
  scheduledWorkoutId: number,
  lines: readonly PlannedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const numbered = numberInOrder(lines).map((line) => ({ ...line, scheduledWorkoutId }));
  await tx.insert(ScheduledWorkoutLineEntity, numbered);
}

/** Locks the event of a scheduled workout, and reads both again as they are stored after the lock. */
async function lockOwnScheduled(
  tx: EntityManager,
  coach: SignedInCoach,
  key: ScheduledKey,
): Promise<OwnScheduledWorkout> {
  const { event } = await requireOwnScheduled(tx, coach, key);
  await lockWorkoutEvent(tx, event.id);
  const locked = await requireOwnScheduled(tx, coach, key);
  await requireOwners(tx, coach, [locked.event]);
  return locked;
}

export async function requireOwnScheduled(
  tx: EntityManager,
  coach: SignedInCoach,
  key: ScheduledKey,
): Promise<OwnScheduledWorkout> {
  const found = await findOwnScheduled(tx, coach, key);
  if (!found) throw notFound();
  return found;
}

function seenVersion({ version: stored }: ScheduledWorkoutEntity, seen: number | undefined): SeenVersion {
  return { stored, seen, conflictError: scheduledWorkoutChanged };
}
