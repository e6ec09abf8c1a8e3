import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate } from '@touchline/contracts/calendar-date';
import { parseEventMinutes } from '@touchline/contracts/event-minutes-text';
import { isInTeam } from '@touchline/contracts/membership';
import { parseRpe } from '@touchline/contracts/rpe-text';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { Assignee } from './squad-check.js';

export interface ScheduleChoice extends Assignee {
  /** The text of the date field; empty while it holds no complete date. */
  date: string;
  /** Planned session RPE and minutes as typed; an empty RPE plans no load. */
  rpe: string;
  minutes: string;
}

/** Choosing a team clears an athlete of another team. */
export function chooseTeam(
  choice: ScheduleChoice,
  teamId: number | null,
  athletes: readonly Athlete[],
): ScheduleChoice {
  const isChosenInTeam =
    teamId === null || athletes.some((athlete) => athlete.athlete_id === choice.athleteId && isInTeam(athlete, teamId));
  return { ...choice, teamId, athleteId: isChosenInTeam ? choice.athleteId : null };
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
        (athlete) => athlete.athlete_id === athleteId && (teamId === null || isInTeam(athlete, teamId)),
      ) === false,
  };
}

/** Which fields of the planned load are invalid. Without an RPE no load is planned, and the minutes do not matter. */
export function findInvalidLoad({ rpe, minutes }: Pick<ScheduleChoice, 'rpe' | 'minutes'>): ('rpe' | 'minutes')[] {
  if (rpe.trim() === '') return [];
  return [
    ...(parseRpe(rpe) === undefined ? (['rpe'] as const) : []),
    ...(parseEventMinutes(minutes) === undefined ? (['minutes'] as const) : []),
  ];
}

/**
 * The request body; null while date or assignee is missing, or the planned load is invalid. With an athlete the team is
 * not sent: it only filtered the athletes.
 */
export function scheduleBody(
  workoutId: number,
  { date, teamId, athleteId, rpe, minutes }: ScheduleChoice,
): ScheduleWorkoutBody | null {
  if (!isCalendarDate(date) || (teamId === null && athleteId === null)) return null;
  if (findInvalidLoad({ rpe, minutes }).length > 0) return null;
  const plannedRpe = parseRpe(rpe);
  return {
    workout_id: workoutId,
    scheduled_date: date,
    athlete_id: athleteId,
    team_id: athleteId === null ? teamId : null,
    ...(plannedRpe !== undefined && { planned_rpe: plannedRpe, duration_min: Number(minutes) }),
  };
}
