import { RATE_BAND_LABELS } from '@touchline/contracts/attendance-bands';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { isTeamId, teamLabel } from '@touchline/ui/pickers';
import type { AthleteSelection } from './athlete-selection.js';

/**
 * Names the heatmap's scope: the athlete, a team, or all teams. A sport filters the table only, so it reads as all
 * teams.
 */
export function scopeName(
  team: string,
  athleteName: string | null,
  teams: readonly TeamWithAthletes[] | undefined,
): string {
  if (athleteName !== null) return athleteName;
  if (!isTeamId(team)) return 'All Teams';
  return teamLabel(teams, Number(team)) ?? 'Chosen team';
}

/** Names the scope of a register with its filters: `Soccer (W), status Good, “an”`. */
export function registerScopeName(
  { team, status, search }: AthleteSelection,
  athleteName: string | null,
  teams: readonly TeamWithAthletes[] | undefined,
): string {
  if (athleteName !== null) return athleteName;
  const teamName = team === '' || isTeamId(team) ? scopeName(team, null, teams) : team;
  return [teamName, status && `status ${RATE_BAND_LABELS[status]}`, search.trim() && `“${search.trim()}”`]
    .filter(Boolean)
    .join(', ');
}
