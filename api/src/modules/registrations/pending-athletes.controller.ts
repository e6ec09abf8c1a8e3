import { Controller, Delete, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
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
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';
import { PendingAthletesService } from './pending-athletes.service.js';

const listQuerySchema = z.strictObject({ limit: listWindowShape.limit, cursor: listWindowShape.cursor });

@ApiTags('registrations')
@Controller('pending-athletes')
export class PendingAthletesController {
  constructor(private readonly pending: PendingAthletesService) {}

  /**
   * The pending registrations for the coach's own teams, oldest first; `Link` names the next page. A registration
   * expires after 30 days.
   */
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
   * Accepts a registration and puts the athlete on the roster. An own athlete with the same name and e-mail address, of
   * any own team, moves with all records and takes the external id of the registration. Answers 409 when the
   * registration was answered already, and when another own athlete has the external id. When an athlete of another
   * coach's team has it, the accepted athlete does not get it, and the answer does not tell: the app then refers to the
   * athlete by `athlete_id`.
   */
  @Answers(200, acceptedAthleteSchema, { refusals: [404, 409] })
  @Post(':id/accept')
  accept(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<AcceptedAthlete> {
    return this.pending.accept(coach, id);
  }

  /** Declines a registration and deletes its personal data. Answers 409 when the registration was answered already. */
  @Answers(204, undefined, { refusals: [404, 409] })
  @Delete(':id')
  decline(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number): Promise<void> {
    return this.pending.decline(coach, id);
  }
}
