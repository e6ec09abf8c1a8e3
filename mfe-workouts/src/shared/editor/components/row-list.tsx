import { useCallback, useDeferredValue, useMemo, useRef, type RefObject } from 'react';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box, Typography, visuallyHidden } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import { rowOrder, type DraftRow } from '../model/draft.js';
import type { DraftAction } from '../model/draft-reducer.js';
import type { EditorKind } from '../model/editor-kinds.js';
import { rowPositions } from '../model/row-position.js';
import { keepInList } from '../keep-in-list.js';
import { RowEditingContext, type RowEditing } from '../row-editing-context.js';
import { useRowAnnouncement } from '../use-row-announcement.js';
import { useRowFolding } from '../use-row-folding.js';
import { SortableRow } from './sortable-row.js';

interface RowListProps {
  kind: EditorKind;
  rows: readonly DraftRow[];
  busy: boolean;
  dispatch: (action: DraftAction) => void;
  onChooseRest: (key: number) => void;
  onChooseExercise: (key: number) => void;
  /** Contains the button that gets the focus after the last row is deleted. */
  focusWhenEmpty: RefObject<HTMLElement | null>;
}

/**
 * More rows than a screen shows. The others render in a second step: a hundred at once would block the page for
 * seconds.
 */
const ROWS_RENDERED_FIRST = 12;
/** Pixels: a click or tap on a handle is not a drag. */
const DRAG_THRESHOLD = { activationConstraint: { distance: 4 } };

/** The rows of a workout, moved by dragging or by buttons. A row renders again only when something of it changes. */
export function RowList({ kind, rows, busy, dispatch, onChooseRest, onChooseExercise, focusWhenEmpty }: RowListProps) {
  const list = useRef<HTMLOListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, DRAG_THRESHOLD));
  // The same array while the order is the same: a new one would render every row again with each typed letter.
  const order = rowOrder(rows);
  const keys = useMemo(() => order.split(' ').filter(Boolean).map(Number), [order]);
  const positions = rowPositions(rows, kind);
  const rendersAll = useDeferredValue(true, false);
  const { announcement, announcedDispatch } = useRowAnnouncement(rows, kind, dispatch);
  const { foldable, isFolded, toggle } = useRowFolding(rows, kind, list);

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      announcedDispatch({ type: 'drop', key: Number(active.id), onto: Number(over.id) });
  };
  const removeRow = useCallback(
    (key: number) => {
      // The focus goes to the next row, or to the previous one, not to the top of the dialog.
      const row = list.current?.querySelector(`[data-row="${key}"]`);
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      announcedDispatch({ type: 'remove', key });
      const target =
        neighbour?.querySelector<HTMLElement>('[data-remove], [aria-expanded="false"]') ??
        focusWhenEmpty.current?.querySelector('button');
      target?.focus();
    },
    [announcedDispatch, focusWhenEmpty],
  );
  const editing = useMemo<RowEditing>(
    () => ({
      kind,
      busy,
      dispatch: announcedDispatch,
      removeRow,
      chooseRest: onChooseRest,
      chooseExercise: onChooseExercise,
      foldable,
      toggle,
    }),
    [kind, busy, announcedDispatch, removeRow, onChooseRest, onChooseExercise, foldable, toggle],
  );

  return (
    <DndContext
      sensors={sensors}
      modifiers={MODIFIERS}
      collisionDetection={closestCenter}
      onDragStart={leaveField}
      onDragEnd={drop}
      accessibility={NO_ANNOUNCEMENTS}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={busy}>
        <RowEditingContext value={editing}>
          <Box
            component="ol"
            role="list"
            ref={list}
            aria-label="Exercises"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
          >
            {rows.slice(0, rendersAll ? rows.length : ROWS_RENDERED_FIRST).flatMap((row, index) => {
              const position = positions[index];
              return position
                ? [<SortableRow key={row.key} row={row} position={position} folded={isFolded(row.key)} />]
                : [];
            })}
          </Box>
        </RowEditingContext>
      </SortableContext>
      {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{editorTexts.noExercises}</Typography>}
      <Box role="status" sx={visuallyHidden}>
        <span key={announcement.id}>{announcement.text}</span>
      </Box>
    </DndContext>
  );
}

const MODIFIERS = [keepInList];

/** While a finger drags, Chrome scrolls a focused field back into view, against the scrolling at the edge. */
function leaveField(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('input, textarea')) focused.blur();
}

/** The handles are for mouse and touch only. Keyboard users have the buttons, whose labels say what they do. */
const NO_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
