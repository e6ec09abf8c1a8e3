import { Module } from '@nestjs/common';
import { SchedulingService } from './scheduling.service.js';
import { WorkoutCalendarController } from './workout-calendar.controller.js';
import { WorkoutCalendarService } from './workout-calendar.service.js';

@Module({ controllers: [WorkoutCalendarController], providers: [WorkoutCalendarService, SchedulingService] })
export class WorkoutCalendarModule {}
