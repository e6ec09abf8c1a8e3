import { useCallback, useDeferredValue, useMemo, useRef, type RefObject } from 'react';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box, Typography, visuallyHidden } from '@touchline/ui';
import { canMove } from '../model/change-rows.js';
import { canAsk, isJoined, orderOf, rowTitle, type DraftRow } from '../model/draft.js';
import type { DraftStep } from '../model/draft-steps.js';
import type { EditorKind } from '../model/editor-kinds.js';
import { useRowNews } from '../use-row-news.js';
import { SortableRow } from './sortable-row.js';

interface RowListProps {
  kind: EditorKind;
  rows: readonly DraftRow[];
  busy: boolean;
  onStep: (step: DraftStep) => void;
  onChooseRest: (key: number) => void;
  onChooseExercise: (key: number) => void;
  /** Holds what takes the focus once the last row is gone. */
  focusWhenEmpty: RefObject<HTMLElement | null>;
}

/** More than a screen holds. The others are drawn behind them: a hundred at once would hold the page for seconds. */
const DRAWN_FIRST = 12;
/** A click or a tap on a handle is no drag. */
const DRAGGED = { activationConstraint: { distance: 4 } };

/** The rows in their order: dragged by their handles, or moved by their buttons. A row is drawn anew only when something of it changes. */
export function RowList({ kind, rows, busy, onStep, onChooseRest, onChooseExercise, focusWhenEmpty }: RowListProps) {
  const list = useRef<HTMLOListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, DRAGGED));
  // The same list as long as the order is the same: another one would draw every row anew with each letter that is typed.
  const order = orderOf(rows);
  const keys = useMemo(() => order.split(' ').filter(Boolean).map(Number), [order]);
  const exercises = numbersOf(rows);
  const drawsAll = useDeferredValue(true, false);
  const { news, step } = useRowNews(rows, kind, onStep);

  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) step({ do: 'drop', key: Number(active.id), onto: Number(over.id) });
  };
  const remove = useCallback(
    (key: number) => {
      // The keyboard goes on at the next row, or the one before it, not at the top of the dialog.
      const row = list.current?.querySelector(`[data-row="${key}"]`);
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      step({ do: 'remove', key });
      const target =
        next?.querySelector<HTMLElement>('[data-remove]') ?? focusWhenEmpty.current?.querySelector('button');
      target?.focus();
    },
    [step, focusWhenEmpty],
  );

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={NO_ANNOUNCEMENTS}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={busy}>
        <Box
          component="ol"
          role="list"
          ref={list}
          aria-label="Exercises"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {(drawsAll ? rows : rows.slice(0, DRAWN_FIRST)).map((row, at) => (
            <SortableRow
              key={row.key}
              row={row}
              number={exercises[at] ?? null}
              title={rowTitle(row, at, kind)}
              kind={kind}
              busy={busy}
              joined={isJoined(rows, at)}
              joinedBefore={isJoined(rows, at - 1)}
              canJoin={canAsk(rows, at)}
              isLast={at === rows.length - 1}
              canGoUp={canMove(rows, at, -1)}
              canGoDown={canMove(rows, at, 1)}
              onStep={step}
              onRemove={remove}
              onChooseRest={onChooseRest}
              onChooseExercise={onChooseExercise}
            />
          ))}
        </Box>
      </SortableContext>
      {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No exercises in this workout yet.</Typography>}
      <Box role="status" sx={visuallyHidden}>
        <span key={news.id}>{news.text}</span>
      </Box>
    </DndContext>
  );
}

/** The handles are for mouse and finger alone; who works by keys has the buttons, which say what they do. */
const NO_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The exercises counted from 1; rests have no number. */
function numbersOf(rows: readonly DraftRow[]): (number | null)[] {
  let count = 0;
  return rows.map(({ type }) => (type === 'exercise' ? (count += 1) : null));
}
