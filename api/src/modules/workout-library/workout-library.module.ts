import { Module } from '@nestjs/common';
import { WorkoutLibraryController } from './workout-library.controller.js';
import { WorkoutLibraryService } from './workout-library.service.js';

@Module({ controllers: [WorkoutLibraryController], providers: [WorkoutLibraryService] })
export class WorkoutLibraryModule {}
