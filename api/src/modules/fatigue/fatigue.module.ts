import { Module } from '@nestjs/common';
import { FatigueController } from './fatigue.controller.js';
import { FatigueService } from './fatigue.service.js';
import { RecordingController } from './recording.controller.js';
import { RecordingService } from './recording.service.js';

@Module({ controllers: [FatigueController, RecordingController], providers: [FatigueService, RecordingService] })
export class FatigueModule {}
