import { useState } from 'react';
import { useSteadyCallback } from '@touchline/ui';
import { orderOf, type DraftRow } from './model/draft.js';
import { afterMove, type DraftStep } from './model/draft-steps.js';
import type { EditorKind } from './model/editor-kinds.js';
import { moveText } from './model/move-text.js';

interface RowNews {
  text: string;
  /** Another one with each move: two can be told in the same words, of which the second would not be read out. */
  id: number;
}

/** How many rows there are, or where the last move led as long as nothing else has changed their order; and the steps, of which moves are told so. */
export function useRowNews(
  rows: readonly DraftRow[],
  kind: EditorKind,
  onStep: (step: DraftStep) => void,
): { news: RowNews; step: (step: DraftStep) => void } {
  const [move, setMove] = useState({ id: 0, text: '', order: '' });
  const order = orderOf(rows);
  if (move.text !== '' && move.order !== order) setMove({ ...move, text: '' });
  const step = useSteadyCallback((next: DraftStep) => {
    onStep(next);
    if (next.do !== 'move' && next.do !== 'drop') return;
    const after = afterMove(rows, next);
    if (after !== rows)
      setMove({ id: move.id + 1, text: moveText(rows, after, next.key, kind), order: orderOf(after) });
  });
  return { news: { id: move.id, text: move.text || `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}` }, step };
}
