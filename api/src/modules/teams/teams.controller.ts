import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { changeCodeBodySchema, createTeamBodySchema, teamSchema, teamWithAthletesSchema, type ChangeCodeBody, type CreateTeamBody, type Team, type TeamWithAthletes } from '@touchline/contracts/teams.schema';
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

  /** The coach's own teams, with their living registration codes. */
  @Answers(200, z.array(teamSchema))
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<Team[]> {
    return this.teams.list(coach);
  }

  /** The coach's own teams for filters; a team without athletes is one too. */
  @Answers(200, z.array(teamWithAthletesSchema))
  @Get('with-athletes')
  listWithAthletes(@CurrentCoach() coach: SignedInCoach): Promise<TeamWithAthletes[]> {
    return this.teams.listWithAthletes(coach);
  }

  /** The distinct sports of the coach's own teams, sorted. */
  @Answers(200, z.array(z.string()))
  @Get('sports')
  listSports(@CurrentCoach() coach: SignedInCoach): Promise<string[]> {
    return this.teams.listSports(coach);
  }

  /** A new team, whose first coach is the caller. Without a name it is called by its sport; no code outlives seven days. */
  @Answers(201, teamSchema, { retriable: true })
  @Post()
  create(@CurrentCoach() coach: SignedInCoach, @Body({ schema: createTeamBodySchema }) body: CreateTeamBody, @SentKey() key: IdempotencyKey | null): Promise<Team> {
    return this.teams.create(coach, body, key);
  }

  /** Gives an own team a new registration code, which lives `regenerated_code_seconds`, or, with null, none. */
  @Answers(200, teamSchema, { refusals: [404, 409] })
  @Put(':id')
  changeCode(@CurrentCoach() coach: SignedInCoach, @Param('id', { schema: idTextSchema }) id: number, @Body({ schema: changeCodeBodySchema }) body: ChangeCodeBody): Promise<Team> {
    return this.teams.changeCode(coach, id, body);
  }
}
