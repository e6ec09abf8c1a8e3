import { Module } from '@nestjs/common';
import { AttendanceController } from './attendance.controller.js';
import { AttendanceService } from './attendance.service.js';
import { MarkingController } from './marking.controller.js';
import { MarkingService } from './marking.service.js';

@Module({ controllers: [AttendanceController, MarkingController], providers: [AttendanceService, MarkingService] })
export class AttendanceModule {}
