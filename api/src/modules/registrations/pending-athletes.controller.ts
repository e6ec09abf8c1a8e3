import { Body, Controller, Delete, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  acceptedAthleteSchema,
  pendingAthleteSchema,
  type AcceptedAthlete,
  type PendingAthlete,
} from '@touchline/contracts/registrations.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import {
  emptyBodySchema,
  idTextSchema,
  listWindowShape,
  type EmptyBody,
} from '../../common/validation/request.schemas.js';
import { PendingAthletesService } from './pending-athletes.service.js';

const listQuerySchema = z.strictObject({ limit: listWindowShape.limit, cursor: listWindowShape.cursor });

@ApiTags('registrations')
@Controller('pending-athletes')
export class PendingAthletesController {
  constructor(private readonly pending: PendingAthletesService) {}

  /** Who registered for the coach's own teams and waits for an answer, first come first; a next page is named in `Link`. Who has waited for 30 days no longer does. */
  @Answers(200, z.array(pendingAthleteSchema), { polled: true })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: listQuerySchema }) query: z.infer<typeof listQuerySchema>,
  ): Promise<Page<PendingAthlete>> {
    return this.pending.list(coach, query);
  }

  /**
   * Puts somebody on the roster. An athlete of another own team with the same name and e-mail address moves, history and all. Once: then 409, as
   * where another own athlete has the same external id. A known athlete takes the external id they registered with. One that an athlete of
   * somebody else's team has is not taken over, and the answer is as for a free one: the app names the accepted athlete by athlete_id then.
   */
  @Answers(200, acceptedAthleteSchema, { refusals: [404, 409] })
  @Post(':id/accept')
  accept(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: emptyBodySchema }) _body: EmptyBody,
  ): Promise<AcceptedAthlete> {
    return this.pending.accept(coach, id);
  }

  /** Declines a registration; nothing personal of it is kept. Once: then 409. */
  @Answers(204, undefined, { refusals: [404, 409] })
  @Delete(':id')
  decline(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number): Promise<void> {
    return this.pending.decline(coach, id);
  }
}
