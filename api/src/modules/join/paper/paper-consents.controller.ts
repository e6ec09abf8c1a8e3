import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { paperConsentBodySchema, type PaperConsentBody } from '@touchline/contracts/join.schema';
import type { FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { PaperConsentsService } from './paper-consents.service.js';

@ApiTags('consents')
@Controller('consents')
export class PaperConsentsController {
  constructor(private readonly consents: PaperConsentsService) {}

  /**
   * Records a signed form. A guardian must have signed for an athlete whose known birth date is under the club's age, and
   * not before the day on which a guardian last refused. 409 `consent_text_changed`: a form with another version of the
   * text than today's.
   */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404, 409] })
  @Post()
  record(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: paperConsentBodySchema }) body: PaperConsentBody,
  ): Promise<void> {
    return this.consents.record(coach, body);
  }

  /** Records that the consent was withdrawn, however it was given: the athlete's link and devices end. */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404] })
  @Delete(':athleteId')
  withdraw(
    @CurrentCoach() coach: SignedInCoach,
    @Param('athleteId', { schema: idTextSchema }) athleteId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.consents.withdraw(coach, athleteId, request.ip);
  }
}
