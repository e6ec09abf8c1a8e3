import { blockAround } from './change-rows.js';
import { rowTitle, type DraftRow } from './draft.js';
import type { EditorKind } from './editor-kinds.js';

/** Where a row has come to by a move, for who does not see it: `Squat is now row 2 of 7`. Of a superset that moved as a whole, where all of it is. */
export function moveText(
  before: readonly DraftRow[],
  after: readonly DraftRow[],
  key: number,
  kind: EditorKind,
): string {
  const placeIn = (rows: readonly DraftRow[]) => rows.findIndex((row) => row.key === key);
  const [from, to] = [placeIn(before), placeIn(after)];
  const row = before[from];
  if (row === undefined || to === -1) return '';
  // As it was called when it was moved: without an exercise it is called by its place.
  const title = rowTitle(row, from, kind);
  const { first, last } = blockAround(after, to);
  const isWhole = last > first && first !== blockAround(before, from).first;
  return isWhole
    ? `${title} and its superset are now rows ${first + 1} to ${last + 1} of ${after.length}`
    : `${title} is now row ${to + 1} of ${after.length}`;
}
