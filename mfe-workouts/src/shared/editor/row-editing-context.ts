import { createContext, useContext } from 'react';
import type { DraftAction } from './model/draft-reducer.js';
import type { EditorKind } from './model/editor-kinds.js';

/** What every row of the editor needs. Keep the value the same object: another one renders every row again. */
export interface RowEditing {
  kind: EditorKind;
  /** The workout is being saved: fields are read-only, buttons are off. */
  busy: boolean;
  dispatch: (action: DraftAction) => void;
  removeRow: (key: number) => void;
  chooseRest: (key: number) => void;
  chooseExercise: (key: number) => void;
  /** Rows have a line that folds and unfolds them. */
  foldable: boolean;
  /** Unfolds a row, or folds it. */
  toggle: (key: number) => void;
}

export const RowEditingContext = createContext<RowEditing | null>(null);

/** For components within `RowList`. Throws elsewhere. */
export function useRowEditing(): RowEditing {
  const editing = useContext(RowEditingContext);
  if (!editing) throw new Error('useRowEditing is used outside of RowList');
  return editing;
}
