import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { AttendanceClosingEntity } from './attendance-closing.entity.js';
import { AttendanceRecordEntity } from './attendance-record.entity.js';
import { AttendanceController } from './attendance.controller.js';
import { AttendanceService } from './attendance.service.js';
import { AttendanceWriter } from './attendance.writer.js';
import { MarkingController } from './marking.controller.js';
import { MarkingService } from './marking.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AttendanceRecordEntity, AttendanceClosingEntity], WRITER)],
  controllers: [AttendanceController, MarkingController],
  providers: [AttendanceService, MarkingService, AttendanceWriter],
  exports: [AttendanceWriter],
})
export class AttendanceModule {}
