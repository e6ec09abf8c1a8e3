import type { ConfigureValues } from '../../exercises/model/configure-draft.js';
import type { ConfiguredExercise } from '../../exercises/model/configured-exercise.js';
import type { RowInHand } from '../../exercises/model/row-in-hand.js';
import { settledSeconds } from '../../workouts/model/typed-seconds.js';
import { canAsk, draftRow, emptyExercise, type DraftRow } from './draft.js';
import type { FilledRow } from './draft-steps.js';
import type { EditorKind } from './editor-kinds.js';

/** The row for which an exercise is configured, for what is typed in it to stay; undefined for a new one. */
export function rowInHand(rows: readonly DraftRow[], at: number): RowInHand | undefined {
  const row = rows[at];
  if (!row) return undefined;
  return {
    said: { exercise_id: row.exerciseId, name: row.name },
    values: { ...valuesOf(row), isSuperset: row.superset && canAsk(rows, at) },
    blank: valuesOf(emptyExercise()),
  };
}

/** What a configured exercise writes into a row. */
export function filledRow(exercise: ConfiguredExercise, kind: EditorKind): FilledRow {
  const { key: _key, type: _type, ...filled } = draftRow(exercise, kind);
  return filled;
}

function valuesOf({ timeBased, sets, reps, duration, between, note, superset }: DraftRow): ConfigureValues {
  return {
    isTimeBased: timeBased,
    sets,
    reps,
    duration: settledSeconds(duration),
    restBetweenSets: settledSeconds(between),
    notes: note,
    isSuperset: superset,
  };
}
