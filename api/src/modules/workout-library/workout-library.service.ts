import { Injectable } from '@nestjs/common';
import type { Workout } from '@touchline/contracts/workouts.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toWorkout } from './workout.mapper.js';
import { findRows, findWorkouts } from './workout-library.repository.js';

@Injectable()
export class WorkoutLibraryService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Two queries whatever the number of workouts and rows. */
  async list(coach: SignedInCoach): Promise<Workout[]> {
    const manager = this.unitOfWork.read;
    const workouts = await findWorkouts(manager, coach.institutionId);
    const rows = groupRows(await findRows(manager, coach.institutionId), (row) => row.workoutId);
    return workouts.map((workout) => toWorkout(workout, rows.get(workout.id) ?? []));
  }
}
