import { nameWithSport } from '@touchline/contracts/team-name';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { parseId } from '../../address/params.js';

/** One choice of the team drop-down. `value` is kept in the address: a team id, a sport's name, or '' for all teams. */
export interface TeamOption {
  value: string;
  label: string;
}

export const ALL_TEAMS: TeamOption = { value: '', label: 'All Teams' };

/** Offered when the teams cannot be loaded. They only filter by name: no team id is made up from them. */
const FALLBACK_SPORTS = ['Basketball', 'Rugby', 'Soccer', 'Volleyball'];

/**
 * The choices of the drop-down; `teams` is undefined while they load and null when they failed to load. A team is
 * shown as `First Women · Soccer (W)`, or by its name alone where that says the sport. A `chosen` value without a choice
 * (from a link) gets its own choice, so that the active filter is always visible.
 */
export function teamOptions(
  teams: readonly TeamWithAthletes[] | null | undefined,
  chosen: string,
  fallbackSports: readonly string[] = FALLBACK_SPORTS,
): TeamOption[] {
  const options = [
    ALL_TEAMS,
    ...(teams === null ? fallbackSports.map((sport) => ({ value: sport, label: sport })) : (teams ?? []).map(toOption)),
  ];
  return options.some((option) => option.value === chosen)
    ? options
    : [...options, { value: chosen, label: isTeamId(chosen) ? 'Chosen team' : chosen }];
}

/** A team's name on screen; `null` means all teams. Undefined for a team that is not in the list. */
export function teamLabel(
  teams: readonly TeamWithAthletes[] | null | undefined,
  teamId: number | null,
): string | undefined {
  if (teamId === null) return ALL_TEAMS.label;
  return teams?.find((one) => one.team_id === teamId)?.team_name;
}

/**
 * A choice with its number of athletes, `First Women · Soccer (W) · 20 athletes`; without a number when no team belongs to
 * it.
 */
export function countedLabel(
  { value, label }: TeamOption,
  teams: readonly TeamWithAthletes[] | null | undefined,
): string {
  const meant = (teams ?? []).filter((team) => value === ALL_TEAMS.value || String(team.team_id) === value);
  if (meant.length === 0) return label;
  const count = meant.reduce((sum, team) => sum + team.athlete_count, 0);
  return `${label} · ${count} ${count === 1 ? 'athlete' : 'athletes'}`;
}

/** True when the filter's value is a team's id; any other text is a sport. */
export function isTeamId(value: string): boolean {
  return parseId(value) !== null;
}

const toOption = (team: TeamWithAthletes): TeamOption => ({ value: String(team.team_id), label: nameWithSport(team) });
