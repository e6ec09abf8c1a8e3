import { normalizeSeconds } from '../../workouts/model/seconds-input.js';
import { appendRow, dropRow, moveRow, normalizeCount, removeRow, setTimeBased } from './change-rows.js';
import { newExercise, newRest, type Draft, type DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** The values that the exercise library writes into a row. Earlier typed values are included: see `toEditedRow`. */
export type RowValues = Omit<DraftRow, 'key' | 'type'>;

/** One change of the draft. Rows are addressed by key, because a row may have moved since it was rendered. */
export type DraftAction =
  | { type: 'setWorkout'; change: Partial<Omit<Draft, 'rows'>> }
  | { type: 'setRow'; key: number; change: Partial<DraftRow> }
  | { type: 'setTimeBased'; key: number; timeBased: boolean }
  | { type: 'normalize'; key: number; field: 'sets' | 'reps' | 'between' }
  | { type: 'setRest'; key: number; seconds: number }
  /** Fills the row of this key, or adds one with it at the end. */
  | { type: 'fill'; key: number; row: RowValues }
  /** Puts the row of this key back as it was before the last `fill`; null: that action had added it. */
  | { type: 'restore'; key: number; row: DraftRow | null }
  | { type: 'addRest'; seconds: number }
  | { type: 'move'; key: number; step: -1 | 1 }
  | { type: 'drop'; key: number; onto: number }
  | { type: 'remove'; key: number }
  | { type: 'replace'; draft: Draft };

type MoveAction = Extract<DraftAction, { type: 'move' | 'drop' }>;

/** The rows after one was moved or dropped; the same array when it cannot go there. */
export function rowsAfterMove(rows: readonly DraftRow[], action: MoveAction): readonly DraftRow[] {
  const indexOf = (wanted: number) => rows.findIndex(({ key }) => key === wanted);
  const index = indexOf(action.key);
  return action.type === 'move' ? moveRow(rows, index, action.step) : dropRow(rows, index, indexOf(action.onto));
}

/** The draft after an action. Rows that an action does not touch stay the same objects. */
export function reduceDraft(draft: Draft, action: DraftAction, kind: EditorKind): Draft {
  const { rows } = draft;
  const index = 'key' in action ? rows.findIndex(({ key }) => key === action.key) : -1;
  const change = (key: number, next: (row: DraftRow) => DraftRow): Draft => ({
    ...draft,
    rows: rows.map((row) => (row.key === key ? next(row) : row)),
  });
  switch (action.type) {
    case 'setWorkout':
      return { ...draft, ...action.change };
    case 'setRow':
      return change(action.key, (row) => ({ ...row, ...action.change }));
    case 'setTimeBased':
      return change(action.key, (row) => setTimeBased(row, action.timeBased, kind));
    case 'normalize':
      return change(action.key, (row) => ({
        ...row,
        [action.field]:
          action.field === 'between' ? normalizeSeconds(row.between) : normalizeCount(row[action.field], kind),
      }));
    case 'setRest':
      return change(action.key, (row) => ({ ...row, duration: EDITOR_KINDS[kind].durationText(action.seconds) }));
    case 'fill':
      return fillRow(draft, action.key, action.row);
    case 'restore':
      return { ...draft, rows: rows.flatMap((row) => (row.key === action.key ? (action.row ?? []) : row)) };
    case 'addRest':
      return { ...draft, rows: appendRow(rows, newRest(action.seconds, kind)) };
    case 'move':
    case 'drop':
      return { ...draft, rows: rowsAfterMove(rows, action) };
    case 'remove':
      return index === -1 ? draft : { ...draft, rows: removeRow(rows, index) };
    case 'replace':
      return action.draft;
  }
}

/** The index of the row that an exercise chosen for this key goes into; -1: it becomes a new row. */
export function indexToFill(rows: readonly DraftRow[], wanted: number | null): number {
  const index = rows.findIndex(({ key }) => key === wanted);
  return index === -1 ? rows.findIndex(({ type, name }) => type === 'exercise' && name.trim() === '') : index;
}

function fillRow(draft: Draft, key: number, exercise: RowValues): Draft {
  const { rows } = draft;
  const isThere = rows.some((row) => row.key === key);
  return {
    ...draft,
    rows: isThere
      ? rows.map((row) => (row.key === key ? { ...row, ...exercise } : row))
      : appendRow(rows, { ...newExercise(), ...exercise, key }),
  };
}
