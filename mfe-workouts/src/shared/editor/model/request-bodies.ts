import { parseDuration } from '@touchline/contracts/duration';
import type {
  ChangeScheduledBody,
  CreateWorkoutBody,
  ScheduledWorkoutLineBody,
  WorkoutLineBody,
} from '@touchline/contracts/workouts.schema';
import { parseCount } from '../../workouts/model/parse-count.js';
import { isJoined, type Draft, type DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/**
 * The body that saves a draft as a library workout. `typedIn` is the editor whose duration format it is typed in. Only
 * for drafts without a `draftProblem`.
 */
export function workoutBody(
  { title, rows, type, difficulty, description }: Draft,
  typedIn: EditorKind = 'library',
): CreateWorkoutBody {
  const exercises: WorkoutLineBody[] = rows.map((row, index) => ({
    ...commonFields(rows, row, index),
    duration: seconds(row, typedIn),
    order_in_workout: index + 1,
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

/** The body that saves a draft as a scheduled workout. Only for drafts without a `draftProblem`. */
export function scheduledBody({ title, rows }: Draft): Omit<ChangeScheduledBody, 'version'> {
  const exercises: ScheduledWorkoutLineBody[] = rows.map((row, index) => ({
    ...commonFields(rows, row, index),
    duration_seconds: seconds(row, 'calendar'),
  }));
  return { plan_name: title.trim(), exercises };
}

function commonFields(
  rows: readonly DraftRow[],
  row: DraftRow,
  index: number,
): Omit<WorkoutLineBody, 'duration' | 'order_in_workout'> {
  const rest = row.type === 'rest';
  return {
    name: row.name.trim() || 'Rest',
    type: row.type,
    sets: rest ? null : parseCount(row.sets),
    reps: rest || row.timeBased ? null : parseCount(row.reps),
    is_time_based: !rest && row.timeBased,
    coach_notes: row.note.trim() === '' ? null : row.note,
    exercise_id: row.exerciseId,
    rest_between_sets_seconds: rest ? null : parseDuration(row.between),
    superset_with_next: isJoined(rows, index),
  };
}

/** An exercise by repetitions keeps a duration that was stored with it. */
function seconds(row: DraftRow, kind: EditorKind): number | null {
  return EDITOR_KINDS[kind].parseDuration(row.duration);
}
