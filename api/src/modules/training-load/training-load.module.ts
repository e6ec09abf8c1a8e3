import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { MeasurementsModule } from '../measurements/index.js';
import { TrainingSessionEntity } from './training-session.entity.js';
import { TrainingLoadController } from './training-load.controller.js';
import { TrainingLoadIntakeController } from './training-load-intake.controller.js';
import { TrainingLoadIntakeService } from './training-load-intake.service.js';
import { TrainingLoadService } from './training-load.service.js';
import { TrainingLoadWriter } from './training-load.writer.js';

@Module({
  imports: [MeasurementsModule, TypeOrmModule.forFeature([TrainingSessionEntity], WRITER)],
  controllers: [TrainingLoadController, TrainingLoadIntakeController],
  providers: [TrainingLoadService, TrainingLoadIntakeService, TrainingLoadWriter],
  exports: [TrainingLoadWriter],
})
export class TrainingLoadModule {}
