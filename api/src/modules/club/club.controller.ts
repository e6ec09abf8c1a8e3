import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { changeClubBodySchema, clubSchema, type ChangeClubBody, type Club } from '@touchline/contracts/club.schema';
import type { FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { ClubService } from './club.service.js';

@ApiTags('club')
@Controller('club')
export class ClubController {
  constructor(private readonly club: ClubService) {}

  /** The settings of the coach's club. */
  @Answers(200, clubSchema, { needs: 'names.read' })
  @Get()
  get(@CurrentCoach() coach: SignedInCoach): Promise<Club> {
    return this.club.get(coach);
  }

  /**
   * Changes the settings of the coach's club, from the next call of each coach on. The caller administers one of its teams
   * at least. Settings that were changed since `version` are not overwritten.
   */
  @Answers(200, clubSchema, { needs: 'administration.write', refusals: [409] })
  @Put()
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: changeClubBodySchema }) body: ChangeClubBody,
    @Req() { ip }: FastifyRequest,
  ): Promise<Club> {
    return this.club.change(coach, body, networkOf(ip));
  }
}
