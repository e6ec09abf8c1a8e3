import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ScheduledDate } from '@touchline/contracts/workouts.schema';
import { labelsOf, teamLabel } from '@touchline/ui/pickers';
import { libraryTexts } from '../../../shared/texts/library-texts.js';

/** A scheduled date and its team or athlete. */
export interface DateLine {
  id: number;
  date: string;
  assignee: string;
  past: boolean;
}

type Scheduled = Pick<ScheduledDate, 'id' | 'scheduled_date' | 'athlete_id' | 'team_id'>;

/** Upcoming dates first, nearest first; then past dates, latest first. `scheduled` is sorted by date. */
export function dateLines(
  scheduled: readonly Scheduled[],
  athletes: readonly Athlete[],
  teams: readonly TeamWithAthletes[],
  today: CalendarDate,
): DateLine[] {
  const labelOf = labelsOf(athletes);
  const lines = scheduled.map((workout) => ({
    id: workout.id,
    date: formatLongDate(workout.scheduled_date),
    // The cached list of teams may be older than the schedule.
    assignee:
      workout.athlete_id === null
        ? libraryTexts.team(teamLabel(teams, workout.team_id) ?? libraryTexts.unknownTeam)
        : libraryTexts.athlete(athleteLabel(workout.athlete_id)),
    past: workout.scheduled_date < today,
  }));
  return [...lines.filter(({ past }) => !past), ...lines.filter(({ past }) => past).reverse()];

  /** The schedule keeps athletes who have left; the list of athletes does not. */
  function athleteLabel(athleteId: number): string {
    const athlete = athletes.find(({ athlete_id: id }) => id === athleteId);
    return athlete ? labelOf(athlete) : libraryTexts.unknownAthlete;
  }
}
