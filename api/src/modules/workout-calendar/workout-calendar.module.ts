import { Module } from '@nestjs/common';
import { WorkoutCalendarController } from './workout-calendar.controller.js';
import { WorkoutCalendarService } from './workout-calendar.service.js';

@Module({ controllers: [WorkoutCalendarController], providers: [WorkoutCalendarService] })
export class WorkoutCalendarModule {}
