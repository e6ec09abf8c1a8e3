import { Module } from '@nestjs/common';
import { WellnessController } from './wellness.controller.js';
import { WellnessIntakeController } from './wellness-intake.controller.js';
import { WellnessIntakeService } from './wellness-intake.service.js';
import { WellnessService } from './wellness.service.js';
import { WellnessWriter } from './wellness-writer.js';

@Module({
  controllers: [WellnessController, WellnessIntakeController],
  providers: [WellnessService, WellnessIntakeService, WellnessWriter],
})
export class WellnessModule {}
