import { Injectable } from '@nestjs/common';
import type {
  Exercise,
  ExerciseVideo,
  ExerciseVideoBody,
  SavedExercise,
} from '@touchline/contracts/exercise-library.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CATALOGUE, isExercise } from './catalogue/catalogue.js';
import { findSavedIds, findVideos } from './exercise-library.repository.js';
import { saveExercise, unsaveExercise } from './exercise-library.writer.js';
import { changeVideo } from './exercise-videos.writer.js';
import { toExercise, toExerciseVideo } from './exercise.mapper.js';

@Injectable()
export class ExerciseLibraryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Two queries, independent of the number of exercises. */
  async list({ coachId, institutionId }: SignedInCoach): Promise<Exercise[]> {
    const saved = await findSavedIds(this.unitOfWork.read, coachId);
    const videos = await findVideos(this.unitOfWork.read, institutionId);
    return CATALOGUE.map((exercise) => toExercise(exercise, saved.has(exercise.id), videos.get(exercise.id)));
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

  /** The video belongs to the institution: all its coaches see it, and no others. */
  async changeVideo(
    { institutionId }: SignedInCoach,
    exerciseId: number,
    body: ExerciseVideoBody,
  ): Promise<ExerciseVideo> {
    if (!isExercise(exerciseId)) throw notFound();
    const now = this.clock.now();
    const stored = await this.unitOfWork.write((tx) => changeVideo(tx, { institutionId, exerciseId, now }, body));
    return toExerciseVideo(stored);
  }
}
