import type { Team } from '@touchline/contracts/teams.schema';

/** A team and when its code ends, in milliseconds of this page's own clock (`performance.now()`); null without a living code. */
export interface ManagedTeam extends Team {
  codeEndsAt: number | null;
}

/** Counted from when the answer came: the clock on the wall of this device may be wrong, or be set while it counts. */
export function managed(team: Team, receivedAt: number): ManagedTeam {
  return { ...team, codeEndsAt: team.expires_in_seconds === null ? null : receivedAt + team.expires_in_seconds * 1000 };
}

/** The list with this team as it is now; one that is new comes last until the list is read anew. */
export function withTeam(teams: readonly ManagedTeam[], team: ManagedTeam): ManagedTeam[] {
  const known = teams.some(({ team_id }) => team_id === team.team_id);
  return known ? teams.map((one) => (one.team_id === team.team_id ? team : one)) : [...teams, team];
}

/** `20 athletes`. */
export function athletesText(count: number): string {
  return `${count} ${count === 1 ? 'athlete' : 'athletes'}`;
}
