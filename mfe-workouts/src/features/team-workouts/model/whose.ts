import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { fullName } from '@touchline/ui/pickers';
import type { PlanView } from './plan-view.js';

/** Whose plan the address asks for, and how the screen says it. */
export interface Whose {
  title: string;
  /** What stands in the place of a plan: nobody is chosen, or somebody who is not there; null where there is one. */
  missing: string | null;
  /** null for a team that is not in the list. */
  teamId: number | null;
}

/** The lists are undefined while they are not there: then the address is believed. */
export function whoseOf(
  { teamId: asked, athleteId }: Pick<PlanView, 'teamId' | 'athleteId'>,
  teams: readonly TeamWithAthletes[] | undefined,
  athletes: readonly Athlete[] | undefined,
): Whose {
  const teamId = teams && !teams.some((team) => team.team_id === asked) ? null : asked;
  if (athleteId !== null) {
    const athlete = athletes?.find((one) => one.athlete_id === athleteId);
    if (athlete) return { title: fullName(athlete), missing: null, teamId };
    return athletes
      ? { title: 'Athlete not found', missing: 'This athlete is not on your roster.', teamId }
      : { title: 'Athlete', missing: null, teamId };
  }
  const noTeams = teams?.length === 0;
  const missing =
    teamId !== null
      ? null
      : noTeams
        ? 'You have no team yet.'
        : 'Please select a team to view and edit the workout plan.';
  return { title: 'Team Workouts', missing, teamId };
}
