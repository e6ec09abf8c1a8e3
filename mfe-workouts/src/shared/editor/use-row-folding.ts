import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { intoView, useMediaQuery, useSteadyCallback, useTheme } from '@touchline/ui';
import type { DraftRow } from './model/draft.js';
import type { EditorKind } from './model/editor-kinds.js';
import { rowProblems } from './model/row-problems.js';

type Keys = ReadonlySet<number>;

export interface RowFolding {
  /** On a phone rows fold to one line each; on wider screens none does. */
  foldable: boolean;
  isFolded: (key: number) => boolean;
  /** Unfolds a row and folds the others, or folds it. The same function in every render. */
  toggle: (key: number) => void;
}

const hasProblems = (row: DraftRow, kind: EditorKind) => Object.keys(rowProblems(row, kind)).length > 0;

/**
 * Which rows show their fields on a phone: the one that was tapped, a new one, and those with a problem. A row with a
 * problem stays unfolded after it is corrected, so that its field does not disappear while it is typed in.
 */
export function useRowFolding(
  rows: readonly DraftRow[],
  kind: EditorKind,
  list: RefObject<HTMLElement | null>,
): RowFolding {
  const foldable = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [unfolded, setUnfolded] = useState<Keys>(() => new Set());
  const [known, setKnown] = useState<Keys>(() => new Set(rows.map(({ key }) => key)));
  const tapped = useRef<number | null>(null);

  const added = rows.filter(({ key }) => !known.has(key));
  if (added.length > 0 || rows.length < known.size) {
    setKnown(new Set(rows.map(({ key }) => key)));
    // Another version of the whole workout has no new rows, although all its keys are new.
    const replaced = known.size > 0 && added.length === rows.length;
    if (added.length > 0 && !replaced) setUnfolded(new Set(added.map(({ key }) => key)));
  }
  const wrong = rows.filter((row) => !unfolded.has(row.key) && hasProblems(row, kind));
  if (added.length === 0 && wrong.length > 0) setUnfolded(new Set([...unfolded, ...wrong.map(({ key }) => key)]));

  const toggle = useSteadyCallback((key: number) => {
    const row = rows.find((candidate) => candidate.key === key);
    tapped.current = key;
    setUnfolded(unfolded.has(key) && row && !hasProblems(row, kind) ? new Set() : new Set([key]));
  });
  // Rows above may have folded, which moves the tapped row.
  useLayoutEffect(() => {
    if (tapped.current === null) return;
    intoView(list.current?.querySelector<HTMLElement>(`[data-row="${tapped.current}"]`) ?? null);
    tapped.current = null;
  }, [unfolded, list]);
  return { foldable, isFolded: (key) => foldable && !unfolded.has(key), toggle };
}
