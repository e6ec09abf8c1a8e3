import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { AttendanceModule } from '../attendance/index.js';
import { TrainingLoadModule } from '../training-load/index.js';
import { EventAbsenceEntity } from './event-absence.entity.js';
import { GridWriter } from './grid.writer.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerService } from './ledger.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventAbsenceEntity], WRITER), AttendanceModule, TrainingLoadModule],
  controllers: [LedgerController],
  providers: [LedgerService, GridWriter],
})
export class SessionLedgerModule {}
