import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeTeamBodySchema,
  createTeamBodySchema,
  teamSchema,
  teamWithAthletesSchema,
  type ChangeTeamBody,
  type CreateTeamBody,
  type Team,
  type TeamWithAthletes,
} from '@touchline/contracts/teams.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { TeamsService } from './teams.service.js';

@ApiTags('teams')
@Controller('teams')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  /** The coach's own teams with their valid registration codes. */
  @Answers(200, z.array(teamSchema), { needs: 'names.read', secret: true })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<Team[]> {
    return this.teams.list(coach);
  }

  /** The coach's own teams for filters, including teams without athletes. */
  @Answers(200, z.array(teamWithAthletesSchema), { needs: 'names.read' })
  @Get('with-athletes')
  listWithAthletes(@CurrentCoach() coach: SignedInCoach): Promise<TeamWithAthletes[]> {
    return this.teams.listWithAthletes(coach);
  }

  /** The distinct sports of the coach's own teams, sorted. */
  @Answers(200, z.array(z.string()), { needs: 'names.read' })
  @Get('sports')
  listSports(@CurrentCoach() coach: SignedInCoach): Promise<string[]> {
    return this.teams.listSports(coach);
  }

  /**
   * Creates a team with the caller as its first coach. Without a name it is named after its sport; its code expires
   * within seven days.
   */
  @Answers(201, teamSchema, { needs: 'administration.write', secret: true, retriable: true })
  @Post()
  create(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: createTeamBodySchema }) body: CreateTeamBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<Team> {
    return this.teams.create(coach, body, key);
  }

  /**
   * Changes the registration code of an own team, which is valid for `regenerated_code_seconds`, removes it (null),
   * renames the team or corrects its sport.
   */
  @Answers(200, teamSchema, { needs: 'administration.write', secret: true, refusals: [404, 409] })
  @Put(':id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: changeTeamBodySchema }) body: ChangeTeamBody,
  ): Promise<Team> {
    return this.teams.change(coach, id, body);
  }

  /**
   * Deletes an own team that is empty: without athletes, archived ones included, without events and without pending
   * registrations.
   */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404, 409] })
  @Delete(':id')
  remove(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number): Promise<void> {
    return this.teams.remove(coach, id);
  }
}
