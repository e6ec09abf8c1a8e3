import { RATE_BAND_LABELS } from '@touchline/contracts/attendance-bands';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { fullName, isTeamId, teamLabel } from '@touchline/ui/pickers';
import type { ShownView } from './shown.js';

/** Whose days a heatmap shows: the athlete's, one team's, or everybody's; a sport that stands in for teams filters the table alone. */
export function whoseDays(
  team: string,
  athlete: Athlete | null,
  teams: readonly TeamWithAthletes[] | undefined,
): string {
  if (athlete) return fullName(athlete);
  if (!isTeamId(team)) return 'All Teams';
  return teamLabel(teams, Number(team)) ?? 'Chosen team';
}

/** Whose marks a register shows: `Soccer (W), status Good, “an”`. */
export function whoseRegister(
  { team, status, search }: ShownView,
  athlete: Athlete | null,
  teams: readonly TeamWithAthletes[] | undefined,
): string {
  if (athlete) return fullName(athlete);
  const whose = team === '' || isTeamId(team) ? whoseDays(team, null, teams) : team;
  return [whose, status && `status ${RATE_BAND_LABELS[status]}`, search.trim() && `“${search.trim()}”`]
    .filter(Boolean)
    .join(', ');
}
