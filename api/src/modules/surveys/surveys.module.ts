import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { SurveyEntity } from './survey.entity.js';
import { SurveysController } from './surveys.controller.js';
import { SurveysService } from './surveys.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SurveyEntity], WRITER)],
  controllers: [SurveysController],
  providers: [SurveysService],
})
export class SurveysModule {}
