import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  exerciseSchema,
  exerciseVideoBodySchema,
  exerciseVideoSchema,
  savedExerciseSchema,
  type Exercise,
  type ExerciseVideo,
  type ExerciseVideoBody,
  type SavedExercise,
} from '@touchline/contracts/exercise-library.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { ExerciseLibraryService } from './exercise-library.service.js';

@ApiTags('exercise-library')
@Controller('exercise-library')
export class ExerciseLibraryController {
  constructor(private readonly library: ExerciseLibraryService) {}

  /**
   * All exercises by name. They are the same for everybody, except which ones the coach has saved and which videos the
   * coach's institution has given them.
   */
  @Answers(200, z.array(exerciseSchema), { needs: 'plan.read' })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<Exercise[]> {
    return this.library.list(coach);
  }

  /** Saves an exercise for the coach, or removes it from the saved ones. The same call again changes nothing. */
  @Answers(200, savedExerciseSchema, { needs: 'plan.read', refusals: [404] })
  @Put(':id/saved')
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: savedExerciseSchema }) body: SavedExercise,
  ): Promise<SavedExercise> {
    return this.library.save(coach, id, body);
  }

  /**
   * Gives an exercise a video of YouTube or Vimeo, for all coaches of the institution and nobody else, or removes it. The
   * same call again changes nothing.
   */
  @Answers(200, exerciseVideoSchema, { needs: 'plan.write', refusals: [404, 409] })
  @Put(':id/video')
  changeVideo(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: exerciseVideoBodySchema }) body: ExerciseVideoBody,
  ): Promise<ExerciseVideo> {
    return this.library.changeVideo(coach, id, body);
  }
}
