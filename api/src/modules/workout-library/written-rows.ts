import { isTimeBased, rowType } from '@touchline/contracts/workout-rules';
import { inMeantOrder, type WorkoutRowBody } from '@touchline/contracts/workouts.schema';
import type { PlannedRow } from './workout-plan.js';

/** The rows of a call in the order they are meant, each saying all that a stored one says. Empty notes are none. */
export function writtenRows(rows: readonly WorkoutRowBody[]): PlannedRow[] {
  return inMeantOrder(rows).map((row) => ({
    name: row.name,
    type: rowType(row),
    sets: row.sets ?? null,
    reps: row.reps ?? null,
    durationSeconds: row.duration ?? null,
    isTimeBased: isTimeBased(row),
    restBetweenSetsSeconds: row.rest_between_sets_seconds ?? null,
    supersetWithNext: row.superset_with_next ?? false,
    coachNotes: row.coach_notes || null,
    exerciseId: row.exercise_id ?? null,
  }));
}

/** Whether rows that are stored, in their order, say just this. */
export function saysTheSame(stored: readonly PlannedRow[], written: readonly PlannedRow[]): boolean {
  const names = Object.keys(written[0] ?? {}) as (keyof PlannedRow)[];
  return (
    stored.length === written.length &&
    stored.every((row, at) => names.every((name) => row[name] === written[at]?.[name]))
  );
}
