import { Module } from '@nestjs/common';
import { WellnessController } from './wellness.controller.js';
import { WellnessService } from './wellness.service.js';

@Module({ controllers: [WellnessController], providers: [WellnessService] })
export class WellnessModule {}
