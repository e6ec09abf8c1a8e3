import { useApi } from '@touchline/ui/host';
import { athletesQuery, fullName, teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import type { PlanView } from '../model/plan-view.js';
import { whoseOf } from '../model/whose.js';

export interface Owner {
  /** An athlete by name, a team by its label; null while that is not known. */
  name: string | null;
  /** What stands in the place of the sheet where nobody is asked for, or somebody who is not there; null where there is one. */
  missing: string | null;
  /** The sentence to show while the name is on its way: printing waits for it. Else null. */
  loading: string | null;
  /** What could not be loaded, so that there is no name; null where nothing failed. */
  failure: string | null;
  refetch: () => void;
}

/** For whom the day is. */
export function useOwner(view: Pick<PlanView, 'teamId' | 'athleteId'>): Owner {
  const { teamId, athleteId } = view;
  const api = useApi();
  const athletes = useQuery({ ...athletesQuery(api), enabled: athleteId !== null });
  const teams = useQuery({ ...teamsWithAthletesQuery(api), enabled: athleteId === null && teamId !== null });
  const nobody = athleteId === null && teamId === null;
  const [asked, what, whose] = athleteId === null ? [teams, 'teams', 'team'] : [athletes, 'athletes', 'athlete'];
  const athlete = athletes.data?.find((one) => one.athlete_id === athleteId);
  return {
    name: (athleteId === null ? teamLabel(teams.data, teamId) : athlete && fullName(athlete)) ?? null,
    missing: whoseOf(view, teams.data, athletes.data).missing,
    loading: asked.isPending && !nobody ? `Loading the ${whose}’s name for the sheet...` : null,
    failure: asked.isLoadingError ? `Failed to load ${what}; the sheet does not say whose day it is.` : null,
    refetch: () => void asked.refetch(),
  };
}
