import { Injectable } from '@nestjs/common';
import type { Exercise, SavedExercise } from '@touchline/contracts/exercise-library.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CATALOGUE, isExercise } from './catalogue/catalogue.js';
import { addHeart, findSavedIds, removeHeart } from './exercise-library.repository.js';
import { toExercise } from './exercise.mapper.js';

@Injectable()
export class ExerciseLibraryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One query whatever the number of exercises and hearts. */
  async list({ coachId }: SignedInCoach): Promise<Exercise[]> {
    const saved = await findSavedIds(this.unitOfWork.read, coachId);
    return CATALOGUE.map((exercise) => toExercise(exercise, saved.has(exercise.id)));
  }

  /** What was asked for holds afterwards, however often and by however many at once it is asked. */
  async save({ coachId }: SignedInCoach, exerciseId: number, { saved }: SavedExercise): Promise<SavedExercise> {
    if (!isExercise(exerciseId)) throw notFound();
    const createdAt = this.clock.now();
    await this.unitOfWork.write((tx) =>
      saved ? addHeart(tx, { coachId, exerciseId, createdAt }) : removeHeart(tx, coachId, exerciseId),
    );
    return { saved };
  }
}
