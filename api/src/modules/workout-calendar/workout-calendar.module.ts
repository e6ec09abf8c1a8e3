import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';
import { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
import { SchedulingService } from './scheduling.service.js';
import { WorkoutCalendarController } from './workout-calendar.controller.js';
import { WorkoutCalendarService } from './workout-calendar.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ScheduledWorkoutLineEntity, ScheduledWorkoutEntity], WRITER)],
  controllers: [WorkoutCalendarController],
  providers: [WorkoutCalendarService, SchedulingService],
})
export class WorkoutCalendarModule {}
