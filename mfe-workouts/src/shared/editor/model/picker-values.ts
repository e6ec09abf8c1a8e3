import type { ConfigureValues } from '../../exercises/model/configure-values.js';
import type { ConfiguredExercise } from '../../exercises/model/configured-exercise.js';
import type { EditedRow } from '../../exercises/model/edited-row.js';
import { normalizeSeconds } from '../../workouts/model/seconds-input.js';
import { canJoinNext, toDraftRow, newExercise, type DraftRow } from './draft.js';
import type { RowValues } from './draft-reducer.js';
import type { EditorKind } from './editor-kinds.js';

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

/** The values a configured exercise writes into a row. */
export function toRowValues(exercise: ConfiguredExercise, kind: EditorKind): RowValues {
  const { key: _key, type: _type, ...values } = toDraftRow(exercise, kind);
  return values;
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
