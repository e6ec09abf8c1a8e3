import { parseDuration } from '@touchline/contracts/duration';
import type {
  ChangeScheduledBody,
  CreateWorkoutBody,
  ScheduledRowBody,
  WorkoutRowBody,
} from '@touchline/contracts/workouts.schema';
import { typedWhole } from '../../workouts/model/typed-count.js';
import { isJoined, type Draft, type DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** The library workout that a draft says, whichever editor it was typed in. Call it with one that can be saved. */
export function workoutBody(
  { title, rows, type, difficulty, description }: Draft,
  typedIn: EditorKind = 'library',
): CreateWorkoutBody {
  const exercises: WorkoutRowBody[] = rows.map((row, at) => ({
    ...shared(rows, row, at),
    duration: seconds(row, typedIn),
    order_in_workout: at + 1,
  }));
  return {
    name: title.trim(),
    type,
    difficulty,
    description: description.trim() || null,
    exercises,
    workout_date: null,
  };
}

/** The scheduled workout that a draft says. Call it with one that can be saved. */
export function scheduledBody({ title, rows }: Draft): Omit<ChangeScheduledBody, 'version'> {
  const exercises: ScheduledRowBody[] = rows.map((row, at) => ({
    ...shared(rows, row, at),
    duration_seconds: seconds(row, 'calendar'),
  }));
  return { plan_name: title.trim(), exercises };
}

function shared(
  rows: readonly DraftRow[],
  row: DraftRow,
  at: number,
): Omit<WorkoutRowBody, 'duration' | 'order_in_workout'> {
  const rest = row.type === 'rest';
  return {
    name: row.name.trim() || 'Rest',
    type: row.type,
    sets: rest ? null : typedWhole(row.sets),
    reps: rest || row.timeBased ? null : typedWhole(row.reps),
    is_time_based: !rest && row.timeBased,
    coach_notes: row.note.trim() === '' ? null : row.note,
    exercise_id: row.exerciseId,
    rest_between_sets_seconds: rest ? null : parseDuration(row.between),
    superset_with_next: isJoined(rows, at),
  };
}

/** A duration that is typed for an exercise by repetitions stays with it. */
function seconds(row: DraftRow, kind: EditorKind): number | null {
  return EDITOR_KINDS[kind].parseDuration(row.duration);
}
