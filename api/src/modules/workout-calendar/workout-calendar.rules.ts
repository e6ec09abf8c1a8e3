import type { ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';
import type { CalendarEventEntity, EventOwner } from '../calendar/index.js';

/**
 * The rules that the schema of a request body cannot express. `ownerProblems` is how the body names its owner wrongly.
 */
export function scheduleProblems(
  body: ScheduleWorkoutBody,
  owner: EventOwner,
  ownerProblems: readonly FieldProblem[],
  replaced: CalendarEventEntity | null,
): FieldProblem[] {
  return [
    ...(namesBothOwners(body)
      ? [{ path: 'team_id', message: 'Team id must be null for the workout of one athlete.' }]
      : ownerProblems),
    ...(replaced === null || isReplaceable(replaced, body, owner)
      ? []
      : [
          {
            path: 'replace_id',
            message: 'Replace id must be that of a workout of the same team or athlete on this day.',
          },
        ]),
    ...(body.replace_id === undefined && body.replace_version !== undefined
      ? [{ path: 'replace_version', message: 'Replace version needs a replace id.' }]
      : []),
  ];
}

function namesBothOwners({ team_id: teamId, athlete_id: athleteId }: ScheduleWorkoutBody): boolean {
  return (teamId ?? null) !== null && (athleteId ?? null) !== null;
}

function isReplaceable(
  replaced: CalendarEventEntity,
  { scheduled_date: date }: ScheduleWorkoutBody,
  { teamId, athleteId }: EventOwner,
): boolean {
  return replaced.date === date && replaced.teamId === teamId && replaced.athleteId === athleteId;
}
