import { useApi, useMay } from '@touchline/ui/host';
import { athletesQuery, labelsOf, teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import type { PlanView } from '../model/plan-view.js';
import { findPlanOwner } from '../model/plan-owner.js';

export interface OwnerName {
  /** The athlete's name or the team's label; null until it is known. */
  name: string | null;
  /** Shown instead of the sheet when nobody is chosen or the owner does not exist; else null. */
  missingText: string | null;
  /** Shown while the name is loading, which printing waits for; else null. */
  loadingText: string | null;
  /** Shown when the name could not be loaded; else null. */
  failureText: string | null;
  refetch: () => void;
}

/** The name of the team or athlete a sheet is for. */
export function useOwnerName(view: Pick<PlanView, 'teamId' | 'athleteId'>): OwnerName {
  const { teamId, athleteId } = view;
  const api = useApi();
  const mayPlan = useMay()('plan.write');
  const athletes = useQuery({ ...athletesQuery(api), enabled: athleteId !== null });
  const teams = useQuery({ ...teamsWithAthletesQuery(api), enabled: athleteId === null && teamId !== null });
  const nobody = athleteId === null && teamId === null;
  const query = athleteId === null ? teams : athletes;
  const owner = athleteId === null ? 'team' : 'athlete';
  const athlete = athletes.data?.find(({ athlete_id: id }) => id === athleteId);
  return {
    name:
      (athleteId === null ? teamLabel(teams.data, teamId) : athlete && labelsOf(athletes.data ?? [])(athlete)) ?? null,
    missingText: findPlanOwner(view, teams.data, athletes.data, mayPlan).missingText,
    loadingText: query.isPending && !nobody ? teamWorkoutsTexts.loadingName(owner) : null,
    failureText: query.isLoadingError ? teamWorkoutsTexts.nameFailed(owner) : null,
    refetch: () => void query.refetch(),
  };
}
