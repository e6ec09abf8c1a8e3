import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { WorkoutEntity } from './workout.entity.js';
import { WorkoutLineEntity } from './workout-line.entity.js';
import { WorkoutLibraryController } from './workout-library.controller.js';
import { WorkoutLibraryService } from './workout-library.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([WorkoutLineEntity, WorkoutEntity], WRITER)],
  controllers: [WorkoutLibraryController],
  providers: [WorkoutLibraryService],
})
export class WorkoutLibraryModule {}
