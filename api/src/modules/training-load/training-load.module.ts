import { Module } from '@nestjs/common';
import { TrainingLoadController } from './training-load.controller.js';
import { TrainingLoadIntakeController } from './training-load-intake.controller.js';
import { TrainingLoadIntakeService } from './training-load-intake.service.js';
import { TrainingLoadService } from './training-load.service.js';
import { TrainingLoadWriter } from './training-load-writer.js';

@Module({
  controllers: [TrainingLoadController, TrainingLoadIntakeController],
  providers: [TrainingLoadService, TrainingLoadIntakeService, TrainingLoadWriter],
})
export class TrainingLoadModule {}
