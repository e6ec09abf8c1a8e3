import { Module } from '@nestjs/common';
import { TeamComparisonController } from './team-comparison.controller.js';
import { TeamComparisonService } from './team-comparison.service.js';
import { UsualVariationController } from './usual-variation.controller.js';
import { UsualVariationService } from './usual-variation.service.js';

/** Comparisons for an athlete's values: the team's mean and spread, and the athlete's usual range. */
@Module({
  controllers: [TeamComparisonController, UsualVariationController],
  providers: [TeamComparisonService, UsualVariationService],
})
export class ComparisonsModule {}
