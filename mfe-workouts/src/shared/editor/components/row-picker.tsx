import { useRef, useState } from 'react';
import { WORKOUT_LINES_MAX } from '@touchline/contracts/workout-rules';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { useUndo, type DoneChange } from '@touchline/ui';
import { useApi, useNotify } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { exercisesQuery } from '../../exercises/api/get-exercises.js';
import { ExercisePicker, type PickedExercise } from '../../exercises/exercise-picker.js';
import { defaultValues } from '../../exercises/model/configure-values.js';
import { enteredValues } from '../../exercises/model/edited-row.js';
import { editorTexts } from '../../texts/editor-texts.js';
import { canJoinNext, newKey, type DraftRow } from '../model/draft.js';
import { indexToFill, type DraftAction } from '../model/draft-reducer.js';
import type { EditorKind } from '../model/editor-kinds.js';
import { toEditedRow, toRowValues } from '../model/picker-values.js';

interface RowPickerProps {
  kind: EditorKind;
  rows: readonly DraftRow[];
  /** The row an exercise is chosen for; null: for new rows. */
  wantedKey: number | null;
  dispatch: (action: DraftAction) => void;
  onClose: () => void;
}

interface PickedRow extends PickedExercise {
  key: number;
  /** The row before; null when it was added. */
  before: DraftRow | null;
}

/**
 * Chooses exercises for rows of the editor. Mount it to open it. Each press writes its row at once, with the values
 * that were typed there already; for a row that has an exercise, another press replaces it again.
 */
export function RowPicker({ kind, rows, wantedKey, dispatch, onClose }: RowPickerProps) {
  const notify = useNotify();
  const exercises = useQuery(exercisesQuery(useApi())).data ?? [];
  const [replaces] = useState(() => rows.some(({ key, name }) => key === wantedKey && name.trim() !== ''));
  const [picked, setPicked] = useState<PickedRow | null>(null);
  const additions = useRef(0);
  const takeOut = ({ key, before }: Pick<PickedRow, 'key' | 'before'>) => {
    dispatch({ type: 'restore', key, row: before });
    setPicked(null);
  };
  const undo = useUndo<DoneChange & Pick<PickedRow, 'key' | 'before'>>({
    undo: async (change) => takeOut(change),
    onDismissed: () => undefined,
  });

  const pick = (exercise: Exercise) => {
    const index = indexToFill(rows, replaces || picked === null ? wantedKey : null);
    const before = rows[index] ?? null;
    if (before === null && rows.length >= WORKOUT_LINES_MAX)
      return notify({ severity: 'warning', text: editorTexts.full });
    const key = before?.key ?? newKey();
    const edited = toEditedRow(rows, index);
    const values = { ...defaultValues(exercise), ...(edited && enteredValues(edited, exercises)) };
    additions.current += 1;
    const id = String(additions.current);
    dispatch({ type: 'fill', key, row: toRowValues(exercise, values, kind) });
    setPicked({ id, key, before, exercise, values });
    const replaced = before?.name.trim() ?? '';
    const text =
      replaced === '' ? editorTexts.added(exercise.name) : editorTexts.addedInPlaceOf(exercise.name, replaced);
    undo.offer({ changeId: id, text, key, before });
  };

  const pickedIndex = rows.findIndex(({ key }) => key === picked?.key);
  return (
    <ExercisePicker
      picked={picked}
      canJoin={canJoinNext(rows, pickedIndex)}
      bar={undo.bar}
      onPick={pick}
      onChange={(values) => {
        if (picked) dispatch({ type: 'fill', key: picked.key, row: toRowValues(picked.exercise, values, kind) });
      }}
      onCancel={() => {
        if (picked) takeOut(picked);
      }}
      onClose={onClose}
    />
  );
}
