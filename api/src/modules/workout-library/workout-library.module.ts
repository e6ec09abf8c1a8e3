import { Module } from '@nestjs/common';
import { EditingService } from './editing.service.js';
import { WorkoutLibraryController } from './workout-library.controller.js';
import { WorkoutLibraryService } from './workout-library.service.js';

@Module({ controllers: [WorkoutLibraryController], providers: [WorkoutLibraryService, EditingService] })
export class WorkoutLibraryModule {}
