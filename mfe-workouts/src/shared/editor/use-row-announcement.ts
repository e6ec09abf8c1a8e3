import { useState } from 'react';
import { useSteadyCallback } from '@touchline/ui';
import { editorTexts } from '../texts/editor-texts.js';
import { rowOrder, type DraftRow } from './model/draft.js';
import { rowsAfterMove, type DraftAction } from './model/draft-reducer.js';
import type { EditorKind } from './model/editor-kinds.js';
import { moveAnnouncement } from './model/move-announcement.js';

interface Announcement {
  text: string;
  /** Changes with each move: a screen reader does not read the same text twice in the same element. */
  id: number;
}

/**
 * The text for screen readers: the result of the last move until the order changes otherwise, else the number of rows.
 * `announcedDispatch` passes actions on and announces those that move rows; it is the same function in every render.
 */
export function useRowAnnouncement(
  rows: readonly DraftRow[],
  kind: EditorKind,
  dispatch: (action: DraftAction) => void,
): { announcement: Announcement; announcedDispatch: (action: DraftAction) => void } {
  const [move, setMove] = useState({ id: 0, text: '', order: '' });
  const order = rowOrder(rows);
  if (move.text !== '' && move.order !== order) setMove({ ...move, text: '' });

  const announcedDispatch = useSteadyCallback((action: DraftAction) => {
    dispatch(action);
    if (action.type !== 'move' && action.type !== 'drop') return;
    const after = rowsAfterMove(rows, action);
    if (after !== rows)
      setMove({ id: move.id + 1, text: moveAnnouncement(rows, after, action.key, kind), order: rowOrder(after) });
  });
  return { announcement: { id: move.id, text: move.text || editorTexts.rowCount(rows.length) }, announcedDispatch };
}
