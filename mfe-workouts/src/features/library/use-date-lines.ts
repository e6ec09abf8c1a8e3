import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { scheduledOfWorkoutQuery } from '../../shared/workouts/api/get-scheduled-of-workout.js';
import { dateLines, type DateLine } from './model/date-lines.js';

interface DateLines {
  data: DateLine[] | undefined;
  error: Error | null;
  /** Asks again for what failed. */
  refetch: () => void;
}

/** The scheduled dates of a workout with the names of their athletes and teams, as one query: there once all it needs is there. */
export function useDateLines(workoutId: number, today: CalendarDate): DateLines {
  const api = useApi();
  const scheduled = useQuery(scheduledOfWorkoutQuery(api, workoutId));
  const needsAthletes = scheduled.data?.some((one) => one.athlete_id !== null) ?? false;
  const needsTeams = scheduled.data?.some((one) => one.team_id !== null) ?? false;
  const athletes = useQuery({ ...athletesQuery(api), enabled: needsAthletes });
  const teams = useQuery({ ...teamsWithAthletesQuery(api), enabled: needsTeams });

  const names = needsAthletes ? athletes.data : [];
  const sports = needsTeams ? teams.data : [];
  const asked = [scheduled, ...(needsAthletes ? [athletes] : []), ...(needsTeams ? [teams] : [])];
  return {
    data: scheduled.data && names && sports && dateLines(scheduled.data, names, sports, today),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => asked.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
}
