import { parseDuration } from '@touchline/contracts/duration';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { ConfigureValues } from '../../exercises/model/configure-values.js';
import type { EditedRow } from '../../exercises/model/edited-row.js';
import { normalizeSeconds } from '../../workouts/model/seconds-input.js';
import { canJoinNext, newExercise, type DraftRow } from './draft.js';
import type { RowValues } from './draft-reducer.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** The row an exercise is chosen for, so that the picker keeps its typed values; undefined for a new row. */
export function toEditedRow(rows: readonly DraftRow[], index: number): EditedRow | undefined {
  const row = rows[index];
  if (!row) return undefined;
  return {
    line: { exercise_id: row.exerciseId, name: row.name },
    values: { ...valuesOf(row), superset_with_next: row.superset && canJoinNext(rows, index) },
    newRowValues: valuesOf(newExercise()),
  };
}

/**
 * The values that an exercise of the picker writes into its row, as typed: text that cannot be read stays, and the row
 * shows why.
 */
export function toRowValues({ exercise_id, name }: Exercise, values: ConfigureValues, kind: EditorKind): RowValues {
  const { is_time_based: timeBased, sets, reps, duration } = values;
  const seconds = parseDuration(duration);
  return {
    name,
    exerciseId: exercise_id,
    timeBased,
    sets,
    reps: timeBased ? '' : reps,
    duration: !timeBased ? '' : seconds ? EDITOR_KINDS[kind].durationText(seconds) : duration,
    keptDuration: '',
    between: normalizeSeconds(values.rest_between_sets_seconds),
    note: values.coach_notes,
    superset: values.superset_with_next,
  };
}

function valuesOf({ timeBased, sets, reps, duration, between, note, superset }: DraftRow): ConfigureValues {
  return {
    is_time_based: timeBased,
    sets,
    reps,
    duration: normalizeSeconds(duration),
    rest_between_sets_seconds: normalizeSeconds(between),
    coach_notes: note,
    superset_with_next: superset,
  };
}
