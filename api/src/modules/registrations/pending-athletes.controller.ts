import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { acceptedAthleteSchema, pendingAthleteSchema, type AcceptedAthlete, type PendingAthlete } from '@touchline/contracts/registrations.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { emptyBodySchema, idTextSchema, type EmptyBody } from '../../common/validation/request.schemas.js';
import { PendingAthletesService } from './pending-athletes.service.js';

@ApiTags('registrations')
@Controller('pending-athletes')
export class PendingAthletesController {
  constructor(private readonly pending: PendingAthletesService) {}

  /** Who registered for the coach's own teams and waits for an answer, first come first. */
  @Answers(200, z.array(pendingAthleteSchema), { polled: true })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<PendingAthlete[]> {
    return this.pending.list(coach);
  }

  /** Puts somebody on the roster. An athlete of another own team with the same e-mail address moves, history and all. Once: then 409. */
  @Answers(200, acceptedAthleteSchema, { refusals: [404, 409] })
  @Post(':id/accept')
  accept(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number, @Body({ schema: emptyBodySchema }) _body: EmptyBody): Promise<AcceptedAthlete> {
    return this.pending.accept(coach, id);
  }

  /** Declines a registration; nothing personal of it is kept. Once: then 409. */
  @Answers(204, undefined, { refusals: [404, 409] })
  @Delete(':id')
  decline(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number): Promise<void> {
    return this.pending.decline(coach, id);
  }
}
