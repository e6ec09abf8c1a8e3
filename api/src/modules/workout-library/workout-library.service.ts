import { Injectable } from '@nestjs/common';
import type { ChangeWorkoutBody, CreateWorkoutBody, Workout } from '@touchline/contracts/workouts.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findLines, findLinesOfWorkout, findWorkout, findWorkouts } from './workout-library.repository.js';
import { changeWorkout, createWorkout, deleteWorkout, restoreRecoveryRoutine } from './workout-library.writer.js';
import type { WorkoutEntity } from './workout.entity.js';
import { toWorkout } from './workout.mapper.js';

/** The workouts of an institution. Scheduled workouts are copies, which no change of the library affects. */
@Injectable()
export class WorkoutLibraryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Two queries, independent of the number of workouts and lines. */
  async list(coach: SignedInCoach): Promise<Workout[]> {
    const manager = this.unitOfWork.read;
    const workouts = await findWorkouts(manager, coach.institutionId);
    const lines = groupRows(await findLines(manager, coach.institutionId), (line) => line.workoutId);
    return workouts.map((workout) => toWorkout(workout, lines.get(workout.id) ?? []));
  }

  /** Creates a workout, once per idempotency key. Throws "not found" when a repeated call finds its workout deleted. */
  async create(coach: SignedInCoach, body: CreateWorkoutBody, key: IdempotencyKey | null): Promise<Workout> {
    const now = this.clock.now();
    const { institutionId } = coach;
    return this.unitOfWork.write(async (tx) => {
      const id = await createOnce(tx, key, now, () => createWorkout(tx, institutionId, body, now));

      const created = await findWorkout(tx, institutionId, id);
      if (!created) throw notFound();
      return answer(tx, created);
    });
  }

  /** Returns the recovery routine of the library, added again when it was renamed or deleted. */
  async restoreRoutine({ institutionId }: SignedInCoach): Promise<Workout> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const id = await restoreRecoveryRoutine(tx, institutionId, now);

      const routine = await findWorkout(tx, institutionId, id);
      if (!routine) throw notFound();
      return answer(tx, routine);
    });
  }

  /** Replaces the name and all lines. Type, difficulty and description stay when they are left out. */
  async change(coach: SignedInCoach, id: number, body: ChangeWorkoutBody): Promise<Workout> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const changed = await changeWorkout(tx, coach.institutionId, id, body, now);
      return answer(tx, changed);
    });
  }

  /** Deletes the workout from the library; scheduled copies stay. */
  async remove(coach: SignedInCoach, id: number, expectedVersion: number | undefined): Promise<void> {
    await this.unitOfWork.write((tx) => deleteWorkout(tx, coach.institutionId, id, expectedVersion));
  }
}

async function answer(tx: EntityManager, workout: WorkoutEntity): Promise<Workout> {
  return toWorkout(workout, await findLinesOfWorkout(tx, workout.id));
}
