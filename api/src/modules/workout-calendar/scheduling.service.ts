import { Injectable } from '@nestjs/common';
import type { ChangeScheduledBody, ScheduledWorkout, ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toScheduledWorkout } from './scheduled-workout.mapper.js';
import { findLinesOfScheduled, type OwnScheduledWorkout } from './scheduled-workout.repository.js';
import {
  changeScheduledWorkout,
  removeScheduledWorkout,
  requireOwnScheduled,
  scheduleWorkout,
} from './workout-calendar.writer.js';

/** Schedules workouts, changes and removes them, always together with the calendar event that shows them. */
@Injectable()
export class SchedulingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Schedules a copy of a library workout, once per idempotency key. Throws "not found" when a repeated call finds its
   * copy deleted.
   */
  async schedule(
    coach: SignedInCoach,
    body: ScheduleWorkoutBody,
    key: IdempotencyKey | null,
  ): Promise<ScheduledWorkout> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const id = await createOnce(tx, key, now, () => scheduleWorkout(tx, coach, body, now));
      return answer(tx, await requireOwnScheduled(tx, coach, { id }));
    });
  }

  async change(coach: SignedInCoach, workoutUid: string, body: ChangeScheduledBody): Promise<ScheduledWorkout> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await changeScheduledWorkout(tx, coach, workoutUid, body, now);
      return answer(tx, await requireOwnScheduled(tx, coach, { workoutUid }));
    });
  }

  async remove(coach: SignedInCoach, id: number, expectedVersion: number | undefined): Promise<void> {
    await this.unitOfWork.write((tx) => removeScheduledWorkout(tx, coach, id, expectedVersion));
  }
}

async function answer(tx: EntityManager, { workout, event }: OwnScheduledWorkout): Promise<ScheduledWorkout> {
  const { title, date, teamId, athleteId } = event;
  return toScheduledWorkout({ workout, title, date, teamId, athleteId }, await findLinesOfScheduled(tx, workout.id));
}
