import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { scheduledOfWorkoutQuery } from '../../shared/workouts/api/get-scheduled-of-workout.js';
import { dateLines, type DateLine } from './model/date-lines.js';

interface DateLines {
  data: DateLine[] | undefined;
  error: Error | null;
  /** Fetches again what failed. */
  refetch: () => void;
}

/**
 * The scheduled dates of a workout with names of athletes and teams, as one query that has data when all parts have.
 */
export function useDateLines(workoutId: number, today: CalendarDate): DateLines {
  const api = useApi();
  const scheduled = useQuery(scheduledOfWorkoutQuery(api, workoutId));
  const needsAthletes = scheduled.data?.some(({ athlete_id: id }) => id !== null) ?? false;
  const needsTeams = scheduled.data?.some(({ team_id: id }) => id !== null) ?? false;
  const athletes = useQuery({ ...athletesQuery(api), enabled: needsAthletes });
  const teams = useQuery({ ...teamsWithAthletesQuery(api), enabled: needsTeams });

  const names = needsAthletes ? athletes.data : [];
  const sports = needsTeams ? teams.data : [];
  const needed = [scheduled, ...(needsAthletes ? [athletes] : []), ...(needsTeams ? [teams] : [])];
  return {
    data: scheduled.data && names && sports && dateLines(scheduled.data, names, sports, today),
    error: needed.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => needed.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
}
