import { Module } from '@nestjs/common';
import { TrainingLoadIntakeController } from './training-load-intake.controller.js';
import { TrainingLoadIntakeService } from './training-load-intake.service.js';

@Module({ controllers: [TrainingLoadIntakeController], providers: [TrainingLoadIntakeService] })
export class TrainingLoadModule {}
