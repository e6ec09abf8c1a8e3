import { Module } from '@nestjs/common';
import { ExerciseLibraryController } from './exercise-library.controller.js';
import { ExerciseLibraryService } from './exercise-library.service.js';

@Module({ controllers: [ExerciseLibraryController], providers: [ExerciseLibraryService] })
export class ExerciseLibraryModule {}
