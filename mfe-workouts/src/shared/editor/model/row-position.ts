import { canMove } from './change-rows.js';
import { canJoinNext, isJoined, rowTitle, type DraftRow } from './draft.js';
import type { EditorKind } from './editor-kinds.js';

/** What the place of a row among the others means for it. */
export interface RowPosition {
  /** Exercises are counted from 1; null for a rest. */
  number: number | null;
  /** The row's name for screen readers. */
  title: string;
  joinedToNext: boolean;
  joinedToPrevious: boolean;
  /** An exercise follows, or can be added. */
  canJoin: boolean;
  isLast: boolean;
  canGoUp: boolean;
  canGoDown: boolean;
}

export function rowPositions(rows: readonly DraftRow[], kind: EditorKind): RowPosition[] {
  let exercises = 0;
  return rows.map((row, index) => ({
    number: row.type === 'exercise' ? (exercises += 1) : null,
    title: rowTitle(row, index, kind),
    joinedToNext: isJoined(rows, index),
    joinedToPrevious: isJoined(rows, index - 1),
    canJoin: canJoinNext(rows, index),
    isLast: index === rows.length - 1,
    canGoUp: canMove(rows, index, -1),
    canGoDown: canMove(rows, index, 1),
  }));
}

export function isSamePosition(a: RowPosition, b: RowPosition): boolean {
  return (Object.keys(a) as (keyof RowPosition)[]).every((key) => a[key] === b[key]);
}
