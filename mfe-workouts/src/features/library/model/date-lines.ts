import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { fullName, teamLabel } from '@touchline/ui/pickers';

/** A date on which a workout is scheduled, and for whom. */
export interface DateLine {
  id: number;
  date: string;
  who: string;
  past: boolean;
}

type Scheduled = Pick<ScheduledWorkout, 'id' | 'scheduled_date' | 'athlete_id' | 'team_id'>;

/** First what is to come, the nearest first, then what is over, the latest first. `scheduled` comes by date. */
export function dateLines(
  scheduled: readonly Scheduled[],
  athletes: readonly Athlete[],
  teams: readonly TeamWithAthletes[],
  today: CalendarDate,
): DateLine[] {
  const lines = scheduled.map((one) => ({
    id: one.id,
    date: formatLongDate(one.scheduled_date),
    // The list of teams may be older than the schedule.
    who:
      one.athlete_id === null
        ? `Team: ${teamLabel(teams, one.team_id) ?? 'not in the list of teams'}`
        : `Athlete: ${athleteLabel(one.athlete_id, athletes)}`,
    past: one.scheduled_date < today,
  }));
  return [...lines.filter(({ past }) => !past), ...lines.filter(({ past }) => past).reverse()];
}

/** The schedule keeps the history of athletes who have left; the list of athletes does not. */
function athleteLabel(athleteId: number, athletes: readonly Athlete[]): string {
  const athlete = athletes.find((one) => one.athlete_id === athleteId);
  return athlete ? fullName(athlete) : 'no longer on the roster';
}
