import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { athletePageSchema, type AthletePage } from '@touchline/contracts/athlete-answers.schema';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { CurrentAthlete } from '../../../common/auth/route-marks.js';
import { Answers } from '../../../common/http/answers.js';
import { AthletePageService } from './athlete-page.service.js';

@ApiTags('athlete')
@Controller('athlete/page')
export class AthletePageController {
  constructor(private readonly pages: AthletePageService) {}

  /**
   * All that the athlete's own page shows: the surveys of today and yesterday, the events that are over and at which they
   * were expected, and their last 14 days. Without consent only who they are.
   */
  @Answers(200, athletePageSchema, { caller: 'athlete' })
  @Get()
  page(@CurrentAthlete() athlete: AnsweringAthlete): Promise<AthletePage> {
    return this.pages.page(athlete);
  }
}
