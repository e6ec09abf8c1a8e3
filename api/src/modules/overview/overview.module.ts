import { Module } from '@nestjs/common';
import { FirstStepsController } from './first-steps.controller.js';
import { FirstStepsService } from './first-steps.service.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';
import { PerformanceController } from './performance.controller.js';
import { PerformanceService } from './performance.service.js';

@Module({
  controllers: [OverviewController, PerformanceController, FirstStepsController],
  providers: [OverviewService, PerformanceService, FirstStepsService],
})
export class OverviewModule {}
