import { editorTexts } from '../../texts/editor-texts.js';
import { supersetRange } from './change-rows.js';
import { rowTitle, type DraftRow } from './draft.js';
import type { EditorKind } from './editor-kinds.js';

/**
 * The result of a move, for screen readers: `Squat is now row 2 of 7`. For a superset that moved as a whole it names
 * all its rows.
 */
export function moveAnnouncement(
  before: readonly DraftRow[],
  after: readonly DraftRow[],
  key: number,
  kind: EditorKind,
): string {
  const indexIn = (rows: readonly DraftRow[]) => rows.findIndex((row) => row.key === key);
  const [from, to] = [indexIn(before), indexIn(after)];
  const row = before[from];
  if (row === undefined || to === -1) return '';
  // The title before the move: a row without an exercise is called by its position.
  const title = rowTitle(row, from, kind);
  const { first, last } = supersetRange(after, to);
  const wholeSupersetMoved = last > first && first !== supersetRange(before, from).first;
  return wholeSupersetMoved
    ? editorTexts.supersetMovedTo(title, first + 1, last + 1, after.length)
    : editorTexts.movedTo(title, to + 1, after.length);
}
