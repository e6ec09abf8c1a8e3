import { Injectable } from '@nestjs/common';
import type { Team, TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toTeam, toTeamWithAthletes } from './team.mapper.js';
import { findOwnTeams } from './teams.repository.js';

@Injectable()
export class TeamsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach): Promise<Team[]> {
    const now = this.clock.now();
    return (await findOwnTeams(this.unitOfWork.read, coach.coachId)).map((team) => toTeam(team, now));
  }

  async listWithAthletes(coach: SignedInCoach): Promise<TeamWithAthletes[]> {
    return (await findOwnTeams(this.unitOfWork.read, coach.coachId)).map(toTeamWithAthletes);
  }

  async listSports(coach: SignedInCoach): Promise<string[]> {
    const teams = await findOwnTeams(this.unitOfWork.read, coach.coachId);
    return [...new Set(teams.map(({ team }) => team.sport))].sort();
  }
}
