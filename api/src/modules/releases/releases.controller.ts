import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  releaseReportsSchema,
  releaseVetoesSchema,
  type ReleaseReports,
  type ReleaseVetoes,
} from '@touchline/contracts/release-reports.schema';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../common/http/answers.js';
import { ReleasesService } from './releases.service.js';

/** Open to anyone, because areas are loaded before a sign-in, too. */
@ApiTags('releases')
@Controller()
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  /**
   * Counts the outcomes of area versions in one browser. Nothing else of the call is stored. Versions that the site's
   * registry does not name are ignored.
   */
  @Answers(204, undefined, { caller: 'anyone', refusals: [429] })
  @Post('release-reports')
  report(@Body({ schema: releaseReportsSchema }) body: ReleaseReports, @Req() request: FastifyRequest): Promise<void> {
    return this.releases.report(body, request.ip);
  }

  /** The versions on trial that failed too often: pages run the live version of these areas. */
  @Answers(200, releaseVetoesSchema, { caller: 'anyone' })
  @Get('release-vetoes')
  vetoes(): Promise<ReleaseVetoes> {
    return this.releases.vetoes();
  }
}
