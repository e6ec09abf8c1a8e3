import { Injectable } from '@nestjs/common';
import type {
  ChangeWorkoutBody,
  CreateWorkoutBody,
  Workout as WorkoutAnswer,
} from '@touchline/contracts/workouts.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { deleteVersion, isChanged, replaceVersion } from '../../common/versioned/versioned-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findRowsOf, findWorkout, lockWorkout } from './workout-library.repository.js';
import { workoutChanged } from './workout.errors.js';
import { toWorkout } from './workout.mapper.js';
import { inOrder, type PlannedRow } from './workout-plan.js';
import { WorkoutRow } from './workout-row.entity.js';
import { Workout } from './workout.entity.js';
import { saysTheSame, writtenRows } from './written-rows.js';

/** How the institution's workouts come to be, change and go. What was scheduled of them is a copy, which no change here touches. */
@Injectable()
export class EditingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A workout; once, however often a call with a key is sent. One that was deleted since is not made again: it is not found. */
  async create(coach: SignedInCoach, body: CreateWorkoutBody, key: IdempotencyKey | null): Promise<WorkoutAnswer> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const id = await createOnce(tx, key, now, () => insert(tx, coach, body, now));
      return answer(tx, await requireWorkout(tx, coach, id));
    });
  }

  /**
   * The workout as it is to be, all its rows with it. What is stored just so is answered as it is, whatever the coach saw before: a call that
   * is sent again after its answer got lost has changed it itself.
   */
  async change(coach: SignedInCoach, id: number, body: ChangeWorkoutBody): Promise<WorkoutAnswer> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const stored = await lockWorkout(tx, coach.institutionId, id);
      if (!stored) throw notFound();
      const rows = writtenRows(body.exercises);
      const next = { ...stored, ...contentOf(body, stored), version: stored.version + 1, updatedAt: now };
      const newRows = !saysTheSame(await findRowsOf(tx, id), rows);
      if (!newRows && !isChanged(next, stored)) return answer(tx, stored);
      if (body.version !== undefined && body.version !== stored.version) throw workoutChanged();
      await replaceVersion(tx, Workout, next, stored.version);
      if (newRows) await replaceRows(tx, id, rows);
      return answer(tx, next);
    });
  }

  /** Takes the workout out of the library; what was scheduled of it stays. */
  async remove(coach: SignedInCoach, id: number, seen: number | undefined): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const stored = await requireWorkout(tx, coach, id);
      if (seen !== undefined && seen !== stored.version) throw workoutChanged();
      await deleteVersion(tx, Workout, id, stored.version);
    });
  }
}

type Content = Pick<Workout, 'name' | 'type' | 'difficulty' | 'description'>;

/** What a body leaves out stays as it is; an empty description is none. */
function contentOf(body: CreateWorkoutBody, stored: Omit<Content, 'name'>): Content {
  return {
    name: body.name,
    type: body.type === undefined ? stored.type : body.type,
    difficulty: body.difficulty === undefined ? stored.difficulty : body.difficulty,
    description: body.description === undefined ? stored.description : body.description || null,
  };
}

async function insert(
  tx: EntityManager,
  { institutionId }: SignedInCoach,
  body: CreateWorkoutBody,
  now: Date,
): Promise<number> {
  const workout: Omit<Workout, 'id'> = {
    institutionId,
    ...contentOf(body, { type: null, difficulty: null, description: null }),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(Workout, workout);
  // TypeORM writes the new id into the very object it inserts.
  const { id } = workout as Workout;
  await insertRows(tx, id, writtenRows(body.exercises));
  return id;
}

async function insertRows(tx: EntityManager, workoutId: number, rows: readonly PlannedRow[]): Promise<void> {
  await tx.insert(
    WorkoutRow,
    inOrder(rows).map((row) => ({ ...row, workoutId })),
  );
}

async function replaceRows(tx: EntityManager, workoutId: number, rows: readonly PlannedRow[]): Promise<void> {
  await tx.delete(WorkoutRow, { workoutId });
  await insertRows(tx, workoutId, rows);
}

async function requireWorkout(tx: EntityManager, { institutionId }: SignedInCoach, id: number): Promise<Workout> {
  const found = await findWorkout(tx, institutionId, id);
  if (!found) throw notFound();
  return found;
}

async function answer(tx: EntityManager, workout: Workout): Promise<WorkoutAnswer> {
  return toWorkout(workout, await findRowsOf(tx, workout.id));
}
