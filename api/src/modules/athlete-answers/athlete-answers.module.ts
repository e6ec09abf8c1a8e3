import { Module } from '@nestjs/common';
import { MeasurementsModule } from '../measurements/index.js';
import { TrainingLoadModule } from '../training-load/index.js';
import { WellnessModule } from '../wellness/index.js';
import { AnswersController } from './answers.controller.js';
import { AnswersService } from './answers.service.js';
import { AnswersWriter } from './answers.writer.js';
import { AnswersDueController } from './due/answers-due.controller.js';
import { AnswersDueService } from './due/answers-due.service.js';
import { AthletePageController } from './page/athlete-page.controller.js';
import { AthletePageService } from './page/athlete-page.service.js';

@Module({
  imports: [MeasurementsModule, TrainingLoadModule, WellnessModule],
  controllers: [AnswersController, AnswersDueController, AthletePageController],
  providers: [AnswersDueService, AnswersService, AnswersWriter, AthletePageService],
})
export class AthleteAnswersModule {}
