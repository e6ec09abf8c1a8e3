import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { MeasurementEntity } from './measurement.entity.js';
import { MeasurementsController } from './measurements.controller.js';
import { MeasurementsService } from './measurements.service.js';
import { MeasurementsWriter } from './measurements.writer.js';

@Module({
  imports: [TypeOrmModule.forFeature([MeasurementEntity], WRITER)],
  controllers: [MeasurementsController],
  providers: [MeasurementsService, MeasurementsWriter],
  exports: [MeasurementsWriter],
})
export class MeasurementsModule {}
