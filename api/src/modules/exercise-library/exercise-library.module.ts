import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { ExerciseVideoEntity } from './exercise-video.entity.js';
import { SavedExerciseEntity } from './saved-exercise.entity.js';
import { ExerciseLibraryController } from './exercise-library.controller.js';
import { ExerciseLibraryService } from './exercise-library.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedExerciseEntity, ExerciseVideoEntity], WRITER)],
  controllers: [ExerciseLibraryController],
  providers: [ExerciseLibraryService],
})
export class ExerciseLibraryModule {}
