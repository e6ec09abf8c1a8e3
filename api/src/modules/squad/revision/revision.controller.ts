import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answersRevisionSchema, type AnswersRevision } from '@touchline/contracts/squad.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { teamQuerySchema, type TeamQuery } from '../squad.schemas.js';
import { RevisionService } from './revision.service.js';

@ApiTags('squad')
@Controller('squad/answers')
export class RevisionController {
  constructor(private readonly revisions: RevisionService) {}

  /**
   * Whether a board of today has to be read again: the revision of the answers of today and yesterday, of one team or of
   * all. It is another one than the board's as soon as an answer has arrived, changed or gone.
   */
  @Answers(200, answersRevisionSchema, { needs: 'wellness.read', polled: true, refusals: [404] })
  @Get()
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: teamQuerySchema }) { team_id: teamId }: TeamQuery,
  ): Promise<AnswersRevision> {
    return this.revisions.get(coach, teamId);
  }
}
