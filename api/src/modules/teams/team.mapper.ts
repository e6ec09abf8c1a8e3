import type { Team as TeamAnswer, TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { CountedTeam } from './teams.repository.js';

export function toTeamWithAthletes({ team, athleteCount }: CountedTeam): TeamWithAthletes {
  return {
    team_id: team.id,
    id: team.id,
    team_name: team.name,
    name: team.name,
    sport: team.sport,
    athlete_count: athleteCount,
  };
}

/** An expired code is no code: nobody may see or use it any more. */
export function toTeam(counted: CountedTeam, now: Date, regeneratedCodeSeconds: number): TeamAnswer {
  const { registrationCode, codeExpiresAt } = counted.team;
  const seconds = codeExpiresAt === null ? 0 : Math.ceil((codeExpiresAt.getTime() - now.getTime()) / 1000);
  const living = registrationCode !== null && codeExpiresAt !== null && codeExpiresAt > now;
  return {
    ...toTeamWithAthletes(counted),
    registration_code: living ? registrationCode : null,
    code_expires_at: living ? codeExpiresAt.toISOString() : null,
    expires_in_seconds: living ? seconds : null,
    regenerated_code_seconds: regeneratedCodeSeconds,
  };
}
