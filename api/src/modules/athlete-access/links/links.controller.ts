import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  athleteAccessSchema,
  madeLinkSchema,
  makeLinksBodySchema,
  type AthleteAccess,
  type MadeLink,
  type MakeLinksBody,
} from '@touchline/contracts/athlete-access.schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { LinksService } from './links.service.js';

const teamQuerySchema = z.strictObject({ team_id: idTextSchema.optional() });

@ApiTags('athlete-access')
@Controller('athlete-access')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  /** Who on the roster has a link, a consent and devices; with `team_id` of that team only. */
  @Answers(200, z.array(athleteAccessSchema), { needs: 'administration.read', polled: true, refusals: [404] })
  @Get()
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: teamQuerySchema }) { team_id: teamId }: z.infer<typeof teamQuerySchema>,
  ): Promise<AthleteAccess[]> {
    return this.links.list(coach, teamId);
  }

  /**
   * Makes new links for athletes on the roster, which end their former links; paired devices stay. The answer has the
   * keys once: a repeated call makes other ones.
   */
  @Answers(200, z.array(madeLinkSchema), { needs: 'administration.write', secret: true, refusals: [404] })
  @Post('links')
  make(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: makeLinksBodySchema }) body: MakeLinksBody,
    @Req() request: FastifyRequest,
  ): Promise<MadeLink[]> {
    return this.links.make(coach, body, request.ip);
  }

  /** Ends the link and all devices of an athlete: their next call is refused. */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404] })
  @Delete('links/:athleteId')
  end(
    @CurrentCoach() coach: SignedInCoach,
    @Param('athleteId', { schema: idTextSchema }) athleteId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.links.end(coach, athleteId, request.ip);
  }

  /** Ends one device of an own athlete: its next call is refused. */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404] })
  @Delete('devices/:id')
  endDevice(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) deviceId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.links.endDevice(coach, deviceId, request.ip);
  }
}
