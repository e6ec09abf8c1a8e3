import { Injectable } from '@nestjs/common';
import type { Exercise, SavedExercise } from '@touchline/contracts/exercise-library.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CATALOGUE, isExercise } from './catalogue/catalogue.js';
import { findSavedIds } from './exercise-library.repository.js';
import { saveExercise, unsaveExercise } from './exercise-library.writer.js';
import { toExercise } from './exercise.mapper.js';

@Injectable()
export class ExerciseLibraryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One query, independent of the number of exercises. */
  async list({ coachId }: SignedInCoach): Promise<Exercise[]> {
    const saved = await findSavedIds(this.unitOfWork.read, coachId);
    return CATALOGUE.map((exercise) => toExercise(exercise, saved.has(exercise.id)));
  }

  /** Idempotent: the same call again, or several at once, have the same result. */
  async save({ coachId }: SignedInCoach, exerciseId: number, { saved }: SavedExercise): Promise<SavedExercise> {
    if (!isExercise(exerciseId)) throw notFound();
    const createdAt = this.clock.now();
    await this.unitOfWork.write((tx) =>
      saved ? saveExercise(tx, { coachId, exerciseId, createdAt }) : unsaveExercise(tx, coachId, exerciseId),
    );
    return { saved };
  }
}
