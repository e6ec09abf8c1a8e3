import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { labelsOf } from '@touchline/ui/pickers';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import type { PlanView } from './plan-view.js';

/** The team or athlete whose plan the address asks for. */
export interface PlanOwner {
  title: string;
  /** Shown instead of a plan when nobody is chosen or the owner does not exist; else null. */
  missingText: string | null;
  /** null when the team is not in the list. */
  teamId: number | null;
}

/** A list is undefined until it is loaded; until then the owner counts as existing. `mayPlan`: whether a role allows to change plans. */
export function findPlanOwner(
  { teamId: requested, athleteId }: Pick<PlanView, 'teamId' | 'athleteId'>,
  teams: readonly TeamWithAthletes[] | undefined,
  athletes: readonly Athlete[] | undefined,
  mayPlan = true,
): PlanOwner {
  const teamId = teams && !teams.some((team) => team.team_id === requested) ? null : requested;
  if (athleteId !== null) {
    const athlete = athletes?.find(({ athlete_id: id }) => id === athleteId);
    if (athletes && athlete) return { title: labelsOf(athletes)(athlete), missingText: null, teamId };
    return athletes
      ? { title: teamWorkoutsTexts.athleteNotFoundTitle, missingText: teamWorkoutsTexts.athleteNotFound, teamId }
      : { title: teamWorkoutsTexts.unnamedAthlete, missingText: null, teamId };
  }
  const nobody = teams?.length === 0 ? teamWorkoutsTexts.noTeams : teamWorkoutsTexts.selectTeam(mayPlan);
  return { title: teamWorkoutsTexts.title, missingText: teamId === null ? nobody : null, teamId };
}
