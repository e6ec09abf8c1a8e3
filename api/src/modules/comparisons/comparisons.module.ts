import { Module } from '@nestjs/common';
import { TeamComparisonController } from './team-comparison.controller.js';
import { TeamComparisonService } from './team-comparison.service.js';
import { UsualVariationController } from './usual-variation.controller.js';
import { UsualVariationService } from './usual-variation.service.js';

/** What an athlete's values are seen beside: the team's mean and spread, and what is usual for the athlete. */
@Module({
  controllers: [TeamComparisonController, UsualVariationController],
  providers: [TeamComparisonService, UsualVariationService],
})
export class ComparisonsModule {}
