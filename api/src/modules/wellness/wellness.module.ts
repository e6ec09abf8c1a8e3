import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { MeasurementsModule } from '../measurements/index.js';
import { WellnessEntryEntity } from './wellness-entry.entity.js';
import { WellnessController } from './wellness.controller.js';
import { WellnessIntakeController } from './wellness-intake.controller.js';
import { WellnessIntakeService } from './wellness-intake.service.js';
import { WellnessService } from './wellness.service.js';
import { WellnessWriter } from './wellness.writer.js';

@Module({
  imports: [MeasurementsModule, TypeOrmModule.forFeature([WellnessEntryEntity], WRITER)],
  controllers: [WellnessController, WellnessIntakeController],
  providers: [WellnessService, WellnessIntakeService, WellnessWriter],
  exports: [WellnessWriter],
})
export class WellnessModule {}
