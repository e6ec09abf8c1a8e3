import type { Team } from '@touchline/contracts/teams.schema';

/**
 * A team with the end of its code, in milliseconds of the page clock (`performance.now()`); null without a valid code.
 */
export interface ManagedTeam extends Team {
  codeEndsAt: number | null;
}

/**
 * Counts from the arrival of the answer on the page clock, because the system clock may be wrong or change while the
 * code counts down.
 */
export function toManagedTeam(team: Team, receivedAt: number): ManagedTeam {
  return { ...team, codeEndsAt: team.expires_in_seconds === null ? null : receivedAt + team.expires_in_seconds * 1000 };
}

/** Replaces a team in the list, or appends a new one. */
export function upsertTeam(teams: readonly ManagedTeam[], team: ManagedTeam): ManagedTeam[] {
  const known = teams.some(({ team_id }) => team_id === team.team_id);
  return known ? teams.map((other) => (other.team_id === team.team_id ? team : other)) : [...teams, team];
}
