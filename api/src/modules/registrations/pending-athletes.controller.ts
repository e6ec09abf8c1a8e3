import { Body, Controller, Delete, Get, Param, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  acceptAthleteBodySchema,
  acceptedAthleteSchema,
  joinedRegistrationSchema,
  pendingAthleteSchema,
  separatedAthleteSchema,
  type AcceptAthleteBody,
  type AcceptedAthlete,
  type JoinedRegistration,
  type PendingAthlete,
  type SeparatedAthlete,
} from '@touchline/contracts/registrations.schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';
import { JoinedRegistrationsService } from './joined-registrations.service.js';
import { PendingAthletesService } from './pending-athletes.service.js';

const listQuerySchema = z.strictObject({ limit: listWindowShape.limit, cursor: listWindowShape.cursor });

@ApiTags('registrations')
@Controller('pending-athletes')
export class PendingAthletesController {
  constructor(
    private readonly pending: PendingAthletesService,
    private readonly joined: JoinedRegistrationsService,
  ) {}

  /**
   * The pending registrations for the coach's own teams, oldest first; `Link` names the next page. A registration
   * expires after 30 days.
   */
  @Answers(200, z.array(pendingAthleteSchema), { needs: 'people.write', polled: true })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: listQuerySchema }) query: z.infer<typeof listQuerySchema>,
  ): Promise<Page<PendingAthlete>> {
    return this.pending.list(coach, query);
  }

  /**
   * Registrations that were accepted as an athlete whom the coach had before, newest first. They can be taken apart for a
   * day.
   */
  @Answers(200, z.array(joinedRegistrationSchema), { needs: 'people.write' })
  @Get('joined')
  listJoined(@CurrentCoach() coach: SignedInCoach): Promise<JoinedRegistration[]> {
    return this.joined.list(coach);
  }

  /**
   * Accepts a registration and puts the athlete on the roster. An athlete of the coach with the same name and e-mail
   * address, and the same date of birth or external id, is the same person: they move with all records and take the
   * external id of the registration. Two known dates of birth that differ are two persons. Answers 409 `athlete_exists`
   * when an athlete of this name may be the same person and `same_as` does not say, 409 when the registration was
   * answered already, and when another own athlete has the external id. When an athlete of another
   * coach's team has it, the accepted athlete does not get it, and the answer does not tell: the app then refers to the
   * athlete by `athlete_id`.
   */
  @Answers(200, acceptedAthleteSchema, { needs: 'people.write', refusals: [404, 409] })
  @Post(':id/accept')
  accept(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: acceptAthleteBodySchema }) body: AcceptAthleteBody,
    @Req() request: FastifyRequest,
  ): Promise<AcceptedAthlete> {
    return this.pending.accept(coach, id, body, request.ip);
  }

  /**
   * Makes two persons of an accepted registration and the athlete to whom it was joined: the athlete goes back to what they
   * were, the registration becomes an athlete of its own. Records made since stay with the former. Answers 409 after a day.
   */
  @Answers(200, separatedAthleteSchema, { needs: 'people.write', refusals: [404, 409] })
  @Post(':id/separate')
  separate(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<SeparatedAthlete> {
    return this.joined.separate(coach, id);
  }

  /** Declines a registration and deletes its personal data. Answers 409 when the registration was answered already. */
  @Answers(204, undefined, { needs: 'people.write', refusals: [404, 409] })
  @Delete(':id')
  decline(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number): Promise<void> {
    return this.pending.decline(coach, id);
  }
}
