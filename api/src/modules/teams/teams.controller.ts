import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { teamSchema, teamWithAthletesSchema, type Team, type TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
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
}
