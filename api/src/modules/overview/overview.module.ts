import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';
import { PerformanceController } from './performance.controller.js';
import { PerformanceService } from './performance.service.js';

@Module({ controllers: [OverviewController, PerformanceController], providers: [OverviewService, PerformanceService] })
export class OverviewModule {}
