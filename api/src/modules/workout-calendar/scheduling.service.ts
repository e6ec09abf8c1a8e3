import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  ChangeScheduledBody,
  ScheduledWorkout as ScheduledAnswer,
  ScheduleWorkoutBody,
} from '@touchline/contracts/workouts.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { replaceVersion } from '../../common/versioned/versioned-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  addWorkoutEvent,
  lockWorkoutEvent,
  reachNewOwner,
  removeWorkoutEvent,
  renameWorkoutEvent,
} from '../calendar/index.js';
import {
  findRowsOf,
  inOrder,
  lockWorkout,
  saysTheSame,
  writtenRows,
  type PlannedRow,
} from '../workout-library/index.js';
import {
  findOwnScheduled,
  findScheduledRowsOf,
  type OwnScheduled,
  type ScheduledKey,
} from './own-scheduled.repository.js';
import { ScheduledWorkoutRow } from './scheduled-workout-row.entity.js';
import { toScheduledWorkout } from './scheduled-workout.mapper.js';
import { ScheduledWorkout } from './scheduled-workout.entity.js';
import { scheduledWorkoutChanged } from './workout-calendar.errors.js';
import { scheduleProblems } from './workout-calendar.rules.js';

/** How workouts come onto the calendar, change there and go: always with the event that shows them. A library workout that is copied is locked first, then the event. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A copy of a library workout on a day; once, however often a call with a key is sent. One that was deleted since is not made again: it is not found. */
  async schedule(
    coach: SignedInCoach,
    body: ScheduleWorkoutBody,
    key: IdempotencyKey | null,
  ): Promise<ScheduledAnswer> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const id = await createOnce(tx, key, now, () => insert(tx, coach, body, now));
      return answer(tx, await requireOwn(tx, coach, { id }));
    });
  }

  /**
   * The workout as it is to be, all its rows with it; day and owner stay. What is stored just so is answered as it is, whatever the coach saw
   * before: a call that is sent again after its answer got lost has changed it itself.
   */
  async change(coach: SignedInCoach, workoutUid: string, body: ChangeScheduledBody): Promise<ScheduledAnswer> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const { workout, event } = await lockOwn(tx, coach, { workoutUid });
      const rows = writtenRows(body.exercises.map(({ duration_seconds: duration, ...row }) => ({ ...row, duration })));
      const renamed = event.title !== body.plan_name;
      const newRows = !saysTheSame(await findScheduledRowsOf(tx, workout.id), rows);
      if (renamed || newRows) {
        requireSeen(workout, body.version);
        if (renamed) await renameWorkoutEvent(tx, event, body.plan_name, now);
        else
          await replaceVersion(
            tx,
            ScheduledWorkout,
            { ...workout, version: workout.version + 1, updatedAt: now },
            workout.version,
          );
      }
      if (newRows) await replaceRows(tx, workout.id, rows);
      return answer(tx, await requireOwn(tx, coach, { workoutUid }));
    });
  }

  /** Takes the workout off the calendar, with its event. */
  async remove(coach: SignedInCoach, id: number, seen: number | undefined): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const { workout, event } = await lockOwn(tx, coach, { id });
      requireSeen(workout, seen);
      await removeWorkoutEvent(tx, event);
    });
  }
}

async function insert(tx: EntityManager, coach: SignedInCoach, body: ScheduleWorkoutBody, now: Date): Promise<number> {
  const owner = await reachNewOwner(tx, coach.coachId, body);
  const plan = await lockWorkout(tx, coach.institutionId, body.workout_id);
  if (!plan) throw notFound();
  const replaced = body.replace_id === undefined ? null : await lockOwn(tx, coach, { id: body.replace_id });
  // First: one that a colleague has moved or given to somebody else does not fit the body, either, and the body is not to blame.
  if (replaced) requireSeen(replaced.workout, body.replace_version);
  const problems = scheduleProblems(body, owner, replaced?.event ?? null);
  if (problems.length > 0) throw validationFailed(problems);
  if (replaced) await removeWorkoutEvent(tx, replaced.event);
  const workoutUid = randomUUID();
  await addWorkoutEvent(
    tx,
    { teamId: owner.teamId, athleteId: owner.athleteId, workoutUid, title: plan.name, date: body.scheduled_date },
    now,
  );
  const scheduled: Omit<ScheduledWorkout, 'id'> = {
    workoutUid,
    workoutId: plan.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(ScheduledWorkout, scheduled);
  // TypeORM writes the new id into the very object it inserts.
  const { id } = scheduled as ScheduledWorkout;
  await insertRows(
    tx,
    id,
    (await findRowsOf(tx, plan.id)).map(({ id: _id, workoutId: _workout, ...row }) => row),
  );
  return id;
}

/** A library workout that was never written by a call may have no rows. */
async function insertRows(tx: EntityManager, scheduledWorkoutId: number, rows: readonly PlannedRow[]): Promise<void> {
  if (rows.length > 0)
    await tx.insert(
      ScheduledWorkoutRow,
      inOrder(rows).map((row) => ({ ...row, scheduledWorkoutId })),
    );
}

async function replaceRows(tx: EntityManager, scheduledWorkoutId: number, rows: readonly PlannedRow[]): Promise<void> {
  await tx.delete(ScheduledWorkoutRow, { scheduledWorkoutId });
  await insertRows(tx, scheduledWorkoutId, rows);
}

/** As it is stored once nobody else can change it any more. */
async function lockOwn(tx: EntityManager, coach: SignedInCoach, key: ScheduledKey): Promise<OwnScheduled> {
  const { event } = await requireOwn(tx, coach, key);
  await lockWorkoutEvent(tx, event.id);
  return requireOwn(tx, coach, key);
}

/** A call that says what the coach saw is about that version alone. */
function requireSeen({ version }: ScheduledWorkout, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw scheduledWorkoutChanged();
}

async function requireOwn(tx: EntityManager, { coachId }: SignedInCoach, key: ScheduledKey): Promise<OwnScheduled> {
  const found = await findOwnScheduled(tx, coachId, key);
  if (!found) throw notFound();
  return found;
}

async function answer(tx: EntityManager, { workout, event }: OwnScheduled): Promise<ScheduledAnswer> {
  const { title, date, teamId, athleteId } = event;
  return toScheduledWorkout({ workout, title, date, teamId, athleteId }, await findScheduledRowsOf(tx, workout.id));
}
