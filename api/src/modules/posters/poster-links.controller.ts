import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changePosterLinkBodySchema,
  posterLinkSchema,
  renewPosterLinkBodySchema,
  type ChangePosterLinkBody,
  type PosterLink,
  type RenewPosterLinkBody,
} from '@touchline/contracts/poster-link.schema';
import type { FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { PosterLinksService } from './poster-links.service.js';

@ApiTags('teams')
@Controller('teams/:id/poster-link')
export class PosterLinksController {
  constructor(private readonly links: PosterLinksService) {}

  /** The link on the poster of an own team. */
  @Answers(200, posterLinkSchema, { needs: 'administration.read', secret: true, refusals: [404] })
  @Get()
  show(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number): Promise<PosterLink> {
    return this.links.show(coach, id);
  }

  /**
   * Makes that link, or replaces it: posters with the former one stop working at once. 409 `poster_link_changed`: another
   * link was made since the coach saw it.
   */
  @Answers(200, posterLinkSchema, { needs: 'administration.write', secret: true, refusals: [404, 409] })
  @Post()
  renew(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: renewPosterLinkBodySchema }) body: RenewPosterLinkBody,
    @Req() request: FastifyRequest,
  ): Promise<PosterLink> {
    return this.links.renew(coach, id, body, request.ip);
  }

  /** Lets that link work until another day. 409 `poster_link_changed`: it has ended. */
  @Answers(200, posterLinkSchema, { needs: 'administration.write', secret: true, refusals: [404, 409] })
  @Put()
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: changePosterLinkBodySchema }) body: ChangePosterLinkBody,
  ): Promise<PosterLink> {
    return this.links.change(coach, id, body);
  }

  /** Ends that link; succeeds also when the team has none. */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404] })
  @Delete()
  end(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.links.end(coach, id, request.ip);
  }
}
