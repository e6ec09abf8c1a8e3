import type { Team, TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { may } from '@touchline/contracts/permissions';
import type { CountedTeam } from './teams.repository.js';

export function toTeamWithAthletes({ team, athleteCount, role }: CountedTeam): TeamWithAthletes {
  return {
    team_id: team.id,
    id: team.id,
    team_name: team.name,
    name: team.name,
    sport: team.sport,
    athlete_count: athleteCount,
    role,
  };
}

/** Leaves out an expired code, which can no longer be used, and any code for a role that may not read it. */
export function toTeam(counted: CountedTeam, now: Date, regeneratedCodeSeconds: number): Team {
  const { registrationCode, codeExpiresAt } = counted.team;
  const seconds = codeExpiresAt === null ? 0 : Math.ceil((codeExpiresAt.getTime() - now.getTime()) / 1000);
  const isTold = may(counted.role, 'administration.read');
  const isValid = isTold && registrationCode !== null && codeExpiresAt !== null && codeExpiresAt > now;
  return {
    ...toTeamWithAthletes(counted),
    registration_code: isValid ? registrationCode : null,
    code_expires_at: isValid ? codeExpiresAt.toISOString() : null,
    expires_in_seconds: isValid ? seconds : null,
    regenerated_code_seconds: regeneratedCodeSeconds,
  };
}
