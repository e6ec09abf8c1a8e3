import { settledSeconds } from '../../workouts/model/typed-seconds.js';
import { dropped, moved, settledCount, withoutRow, withRow, withTime } from './change-rows.js';
import { emptyExercise, restOf, type Draft, type DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** What is written into a row from the exercise library: everything it says but its place. What was typed into the row is in it: see `rowInHand`. */
export type FilledRow = Omit<DraftRow, 'key' | 'type'>;

/** One step of editing. Rows are named by their key: what is typed is not lost to a row that has moved meanwhile. */
export type DraftStep =
  | { do: 'set'; change: Partial<Omit<Draft, 'rows'>> }
  | { do: 'setRow'; key: number; change: Partial<DraftRow> }
  | { do: 'setTime'; key: number; timeBased: boolean }
  | { do: 'settle'; key: number; field: 'sets' | 'reps' | 'between' }
  | { do: 'setRest'; key: number; seconds: number }
  /** Into the exercise of this key; without one into the first that is still to be chosen, else at the end. */
  | { do: 'fill'; key: number | null; row: FilledRow }
  | { do: 'addRest'; seconds: number }
  | { do: 'move'; key: number; step: -1 | 1 }
  | { do: 'drop'; key: number; onto: number }
  | { do: 'remove'; key: number }
  | { do: 'begin'; draft: Draft };

type MoveStep = Extract<DraftStep, { do: 'move' | 'drop' }>;

/** The rows after one was moved or dropped; the very same where it has nowhere to go. */
export function afterMove(rows: readonly DraftRow[], step: MoveStep): readonly DraftRow[] {
  const placeOf = (wanted: number) => rows.findIndex(({ key }) => key === wanted);
  const at = placeOf(step.key);
  return step.do === 'move' ? moved(rows, at, step.step) : dropped(rows, at, placeOf(step.onto));
}

/** The draft after a step. Rows that a step does not touch stay the very same objects. */
export function afterStep(draft: Draft, step: DraftStep, kind: EditorKind): Draft {
  const { rows } = draft;
  const at = 'key' in step ? rows.findIndex(({ key }) => key === step.key) : -1;
  const change = (key: number, next: (row: DraftRow) => DraftRow): Draft => ({
    ...draft,
    rows: rows.map((row) => (row.key === key ? next(row) : row)),
  });
  switch (step.do) {
    case 'set':
      return { ...draft, ...step.change };
    case 'setRow':
      return change(step.key, (row) => ({ ...row, ...step.change }));
    case 'setTime':
      return change(step.key, (row) => withTime(row, step.timeBased, kind));
    case 'settle':
      return change(step.key, (row) => ({
        ...row,
        [step.field]: step.field === 'between' ? settledSeconds(row.between) : settledCount(row[step.field], kind),
      }));
    case 'setRest':
      return change(step.key, (row) => ({ ...row, duration: EDITOR_KINDS[kind].durationText(step.seconds) }));
    case 'fill':
      return filled(draft, step.key, step.row);
    case 'addRest':
      return { ...draft, rows: withRow(rows, restOf(step.seconds, kind)) };
    case 'move':
    case 'drop':
      return { ...draft, rows: afterMove(rows, step) };
    case 'remove':
      return at === -1 ? draft : { ...draft, rows: withoutRow(rows, at) };
    case 'begin':
      return step.draft;
  }
}

/** Where the exercise goes that is chosen for the row of this key; -1: it is a new row. */
export function placeToFill(rows: readonly DraftRow[], wanted: number | null): number {
  const at = rows.findIndex(({ key }) => key === wanted);
  return at === -1 ? rows.findIndex(({ type, name }) => type === 'exercise' && name.trim() === '') : at;
}

function filled(draft: Draft, wanted: number | null, exercise: FilledRow): Draft {
  const place = placeToFill(draft.rows, wanted);
  if (place === -1) return { ...draft, rows: withRow(draft.rows, { ...emptyExercise(), ...exercise }) };
  return { ...draft, rows: draft.rows.map((row, other) => (other === place ? { ...row, ...exercise } : row)) };
}
