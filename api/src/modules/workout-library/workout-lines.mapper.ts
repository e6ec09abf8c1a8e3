import { isTimeBased, lineType } from '@touchline/contracts/workout-rules';
import { sortByOrder, type WorkoutLineBody } from '@touchline/contracts/workouts.schema';
import type { PlannedLine } from './plans/workout-plan.js';

/** The lines of a request in their order, with every column of a stored line. Empty notes become null. */
export function toPlannedLines(lines: readonly WorkoutLineBody[]): PlannedLine[] {
  return sortByOrder(lines).map((line) => ({
    name: line.name,
    type: lineType(line),
    sets: line.sets ?? null,
    reps: line.reps ?? null,
    durationSeconds: line.duration ?? null,
    isTimeBased: isTimeBased(line),
    restBetweenSetsSeconds: line.rest_between_sets_seconds ?? null,
    supersetWithNext: line.superset_with_next ?? false,
    coachNotes: line.coach_notes || null,
    exerciseId: line.exercise_id ?? null,
  }));
}

/** Whether the stored lines, in their order, have the content of the sent ones. */
export function hasSameContent(stored: readonly PlannedLine[], sent: readonly PlannedLine[]): boolean {
  const names = Object.keys(sent[0] ?? {}) as (keyof PlannedLine)[];
  return (
    stored.length === sent.length && stored.every((line, at) => names.every((name) => line[name] === sent[at]?.[name]))
  );
}
