import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate } from '@touchline/contracts/calendar-date';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { Whom } from '../../../shared/scheduling/squad-check.js';

/** For when and for whom a workout is to be. */
export interface ScheduleChoice extends Whom {
  /** As it stands in the box; empty while no whole date does. */
  date: string;
}

/** After another team is chosen, an athlete of another one is chosen no longer. */
export function withTeam(choice: ScheduleChoice, teamId: number | null, athletes: readonly Athlete[]): ScheduleChoice {
  const stays =
    teamId === null || athletes.some((one) => one.athlete_id === choice.athleteId && one.team_id === teamId);
  return { ...choice, teamId, athleteId: stays ? choice.athleteId : null };
}

/** Who of a choice is not there any more. */
export interface Gone {
  team: boolean;
  athlete: boolean;
}

/** As far as the lists are known: what somebody else has moved or taken away since it was chosen. */
export function goneFrom(
  { teamId, athleteId }: Whom,
  teams: readonly TeamWithAthletes[] | undefined,
  athletes: readonly Athlete[] | undefined,
): Gone {
  return {
    team: teamId !== null && teams?.some((team) => team.team_id === teamId) === false,
    athlete:
      athleteId !== null &&
      athletes?.some((one) => one.athlete_id === athleteId && (teamId === null || one.team_id === teamId)) === false,
  };
}

/** What is sent; null while there is no date, or nobody for whom. An athlete's workout is theirs alone, whatever team they were found in. */
export function scheduleBody(
  workoutId: number,
  { date, teamId, athleteId }: ScheduleChoice,
): ScheduleWorkoutBody | null {
  if (!isCalendarDate(date) || (teamId === null && athleteId === null)) return null;
  return {
    workout_id: workoutId,
    scheduled_date: date,
    athlete_id: athleteId,
    team_id: athleteId === null ? teamId : null,
  };
}
