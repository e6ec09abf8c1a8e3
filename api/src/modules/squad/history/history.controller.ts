import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { squadHistorySchema, type SquadHistory } from '@touchline/contracts/squad-history.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { historyQuerySchema, type HistoryQuery } from '../squad.schemas.js';
import { HistoryService } from './history.service.js';

@ApiTags('squad')
@Controller('squad/decisions')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  /**
   * The flags and decisions of at most 92 days with what followed, of one athlete, of one team or of all; the last day
   * first.
   */
  @Answers(200, squadHistorySchema, { needs: 'wellness.read', refusals: [404], load: 'statistics' })
  @Get()
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: historyQuerySchema }) query: HistoryQuery,
  ): Promise<SquadHistory> {
    return this.history.get(coach, query);
  }
}
