import { Module } from '@nestjs/common';
import { PlannedDaysController } from './days/planned-days.controller.js';
import { PlannedDaysService } from './days/planned-days.service.js';
import { PreviewController } from './preview/preview.controller.js';
import { PreviewService } from './preview/preview.service.js';

@Module({
  controllers: [PreviewController, PlannedDaysController],
  providers: [PreviewService, PlannedDaysService],
})
export class LoadPlanModule {}
