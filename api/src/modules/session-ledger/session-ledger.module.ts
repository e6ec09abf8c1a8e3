import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/index.js';
import { TrainingLoadModule } from '../training-load/index.js';
import { GridWriter } from './grid.writer.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerService } from './ledger.service.js';

@Module({
  imports: [AttendanceModule, TrainingLoadModule],
  controllers: [LedgerController],
  providers: [LedgerService, GridWriter],
})
export class SessionLedgerModule {}
