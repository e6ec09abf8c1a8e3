import type {
  ChangeScheduledBody,
  CreateWorkoutBody,
  ScheduledWorkoutLineBody,
  WorkoutLineBody,
} from '@touchline/contracts/workouts.schema';
import { sentBack } from '@touchline/contracts/words';
import { isJoined, type Draft, type DraftRow } from './draft.js';
import type { EditorKind } from './editor-kinds.js';
import { judgeRow } from './row-problems.js';

/**
 * The body that saves a draft as a library workout. `typedIn` is the editor whose duration format it is typed in. Only
 * for drafts without a `draftProblem`.
 */
export function workoutBody(
  { title, rows, type, difficulty, description }: Draft,
  typedIn: EditorKind = 'library',
): CreateWorkoutBody {
  const exercises: WorkoutLineBody[] = rows.map((_, index) => ({
    ...lineBody(rows, index, typedIn),
    order_in_workout: index + 1,
  }));
  return {
    name: title.trim(),
    type: type && sentBack(type),
    difficulty: difficulty && sentBack(difficulty),
    description: description.trim() || null,
    exercises,
    workout_date: null,
  };
}

/** The body that saves a draft as a scheduled workout. Only for drafts without a `draftProblem`. */
export function scheduledBody({ title, rows }: Draft): Omit<ChangeScheduledBody, 'version'> {
  const exercises: ScheduledWorkoutLineBody[] = rows.map((_, index) => {
    const { duration, ...body } = lineBody(rows, index, 'calendar');
    return { ...body, duration_seconds: duration };
  });
  return { plan_name: title.trim(), exercises };
}

function lineBody(rows: readonly DraftRow[], index: number, kind: EditorKind) {
  const row = rows[index];
  const typed = row && judgeRow(row, kind).sent;
  if (!row || !typed) throw new TypeError(`Row ${index + 1} has a problem.`);
  const { between, ...numbers } = typed;
  return {
    ...numbers,
    type: row.type,
    is_time_based: row.type === 'exercise' && row.timeBased,
    coach_notes: row.note.trim() === '' ? null : row.note,
    exercise_id: row.exerciseId,
    rest_between_sets_seconds: between,
    superset_with_next: isJoined(rows, index),
  };
}
