import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeSeasonBodySchema,
  seasonChangeSchema,
  undoneSeasonSchema,
  undoSeasonBodySchema,
  type ChangeSeasonBody,
  type SeasonChange,
  type UndoneSeason,
  type UndoSeasonBody,
} from '@touchline/contracts/season-changes.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { SeasonChangesService } from './season-changes.service.js';

@ApiTags('teams')
@Controller('teams/:id/season-changes')
export class SeasonChangesController {
  constructor(private readonly changes: SeasonChangesService) {}

  /** The changes of this team in the last day, the newest first. */
  @Answers(200, z.array(seasonChangeSchema), { needs: 'people.write', refusals: [404] })
  @Get()
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
  ): Promise<SeasonChange[]> {
    return this.changes.list(coach, teamId);
  }

  /**
   * Ends memberships of a team, begins others in own teams, or both, all or none. An athlete who is on no team any more is
   * archived. Number and position go along; a number that somebody in the new team has stays behind.
   */
  @Answers(201, seasonChangeSchema, { needs: 'people.write', retriable: true, refusals: [404, 409] })
  @Post()
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Body({ schema: changeSeasonBodySchema }) body: ChangeSeasonBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<SeasonChange> {
    return this.changes.change(coach, teamId, body, key);
  }

  /**
   * Gives the athletes of a change their former teams back, within a day. Athletes whose teams or days somebody has changed
   * since stay as they are.
   */
  @Answers(200, undoneSeasonSchema, { needs: 'people.write', refusals: [404] })
  @Post('undo')
  undo(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) teamId: number,
    @Body({ schema: undoSeasonBodySchema }) { changed_at: changedAt }: UndoSeasonBody,
  ): Promise<UndoneSeason> {
    return this.changes.undo(coach, teamId, changedAt);
  }
}
