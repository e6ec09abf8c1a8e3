import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { squadMeasureSchema, type SquadMeasure } from '@touchline/contracts/squad-measure.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { measureQuerySchema, type MeasureQuery } from '../squad.schemas.js';
import { SquadMeasureService } from './squad-measure.service.js';

@ApiTags('squad')
@Controller('squad/measure')
export class SquadMeasureController {
  constructor(private readonly measured: SquadMeasureService) {}

  /**
   * A further column of the board: the newest value of a measure of the club, or of a test, for each athlete of one team or of
   * all.
   */
  @Answers(200, squadMeasureSchema, { needs: 'wellness.read', polled: true, refusals: [404] })
  @Get()
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: measureQuerySchema }) query: MeasureQuery,
  ): Promise<SquadMeasure> {
    return this.measured.get(coach, query);
  }
}
