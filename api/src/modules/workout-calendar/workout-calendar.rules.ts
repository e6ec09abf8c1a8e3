import type { ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';
import type { CalendarEvent, EventOwner } from '../calendar/index.js';

/** What the shape of a body cannot say. `problems` is what is wrong with how the owner was said. */
export function scheduleProblems(
  {
    team_id: teamId,
    athlete_id: athleteId,
    scheduled_date: date,
    replace_id: replaceId,
    replace_version: seen,
  }: ScheduleWorkoutBody,
  { problems, ...owner }: EventOwner & { problems: FieldProblem[] },
  replaced: CalendarEvent | null,
): FieldProblem[] {
  const both = (teamId ?? null) !== null && (athleteId ?? null) !== null;
  return [
    ...(both ? [{ path: 'team_id', message: 'Team id must be null for the workout of one athlete.' }] : problems),
    ...(replaced === null ||
    (replaced.date === date && replaced.teamId === owner.teamId && replaced.athleteId === owner.athleteId)
      ? []
      : [
          {
            path: 'replace_id',
            message: 'Replace id must be that of a workout of the same team or athlete on this day.',
          },
        ]),
    ...(replaceId === undefined && seen !== undefined
      ? [{ path: 'replace_version', message: 'Replace version needs a replace id.' }]
      : []),
  ];
}
