import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate } from '@touchline/contracts/calendar-date';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { Assignee } from '../../../shared/scheduling/squad-check.js';

export interface ScheduleChoice extends Assignee {
  /** The text of the date field; empty while it holds no complete date. */
  date: string;
}

/** Choosing a team clears an athlete of another team. */
export function chooseTeam(
  choice: ScheduleChoice,
  teamId: number | null,
  athletes: readonly Athlete[],
): ScheduleChoice {
  const isInTeam =
    teamId === null ||
    athletes.some((athlete) => athlete.athlete_id === choice.athleteId && athlete.team_id === teamId);
  return { ...choice, teamId, athleteId: isInTeam ? choice.athleteId : null };
}

/** Which part of a choice no longer exists. */
export interface MissingAssignee {
  team: boolean;
  athlete: boolean;
}

/**
 * Finds a chosen team or athlete that somebody else has moved or removed since. A list that is not loaded finds
 * nothing.
 */
export function findMissingAssignee(
  { teamId, athleteId }: Assignee,
  teams: readonly TeamWithAthletes[] | undefined,
  athletes: readonly Athlete[] | undefined,
): MissingAssignee {
  return {
    team: teamId !== null && teams?.some((team) => team.team_id === teamId) === false,
    athlete:
      athleteId !== null &&
      athletes?.some(
        (athlete) => athlete.athlete_id === athleteId && (teamId === null || athlete.team_id === teamId),
      ) === false,
  };
}

/**
 * The request body; null while date or assignee is missing. With an athlete the team is not sent: it only filtered the
 * athletes.
 */
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
