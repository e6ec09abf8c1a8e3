import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  saveSurveyBodySchema,
  surveySchema,
  type SaveSurveyBody,
  type Survey,
} from '@touchline/contracts/surveys.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { SurveysService } from './surveys.service.js';

const surveysQuerySchema = z.strictObject({ team_id: idTextSchema });
type SurveysQuery = z.infer<typeof surveysQuerySchema>;

@ApiTags('measures')
@Controller('surveys')
export class SurveysController {
  constructor(private readonly surveys: SurveysService) {}

  /** What one of the coach's teams asks beside the four ratings: all lists, oldest first. */
  @Answers(200, z.array(surveySchema), { needs: 'wellness.read', refusals: [404] })
  @Get()
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: surveysQuerySchema }) query: SurveysQuery,
  ): Promise<Survey[]> {
    return this.surveys.list(coach, query.team_id);
  }

  /**
   * What one of the coach's teams asks from a day on, tomorrow at the earliest. A list that begins later stays. Returns all
   * lists.
   */
  @Answers(200, z.array(surveySchema), { needs: 'administration.write', refusals: [404, 409] })
  @Put()
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: saveSurveyBodySchema }) body: SaveSurveyBody,
  ): Promise<Survey[]> {
    return this.surveys.save(coach, body);
  }
}
