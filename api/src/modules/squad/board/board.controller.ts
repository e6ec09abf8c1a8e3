import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { squadBoardSchema, type SquadBoard } from '@touchline/contracts/squad.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { boardQuerySchema, type BoardQuery } from '../squad.schemas.js';
import { BoardService } from './board.service.js';

@ApiTags('squad')
@Controller('dashboard')
export class BoardController {
  constructor(private readonly board: BoardService) {}

  /**
   * The squad of a day, of one team or of all: who can train, who answered and how, load, attendance and the
   * decision; athletes who need the coach first. An earlier day is shown as it was known then.
   */
  @Answers(200, squadBoardSchema, { needs: 'wellness.read', polled: true, refusals: [404] })
  @Get('squad')
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: boardQuerySchema }) query: BoardQuery,
  ): Promise<SquadBoard> {
    return this.board.get(coach, query);
  }
}
