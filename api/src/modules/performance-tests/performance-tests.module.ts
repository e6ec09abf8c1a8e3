import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { PerformanceTestEntity } from './performance-test.entity.js';
import { PerformanceTestsController } from './performance-tests.controller.js';
import { PerformanceTestsService } from './performance-tests.service.js';
import { PerformanceTestsWriter } from './performance-tests.writer.js';
import { RecordingController } from './recording.controller.js';
import { RecordingService } from './recording.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PerformanceTestEntity], WRITER)],
  controllers: [PerformanceTestsController, RecordingController],
  providers: [PerformanceTestsService, RecordingService, PerformanceTestsWriter],
  exports: [PerformanceTestsWriter],
})
export class PerformanceTestsModule {}
