import { memo } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { mdiDragVertical, mdiLinkVariant, mdiTimerSand } from '@mdi/js';
import { Box, Icon } from '@touchline/ui';
import type { DraftRow } from '../model/draft.js';
import type { DraftStep } from '../model/draft-steps.js';
import type { EditorKind } from '../model/editor-kinds.js';
import { ExerciseFields } from './exercise-fields.js';
import { RestFields } from './rest-fields.js';
import { RowButtons } from './row-buttons.js';

interface SortableRowProps {
  row: DraftRow;
  /** Of an exercise, from 1. */
  number: number | null;
  /** What it is called for screen readers. */
  title: string;
  kind: EditorKind;
  busy: boolean;
  /** With the next row, with the one before. */
  joined: boolean;
  joinedBefore: boolean;
  canJoin: boolean;
  isLast: boolean;
  canGoUp: boolean;
  canGoDown: boolean;
  onStep: (step: DraftStep) => void;
  onRemove: (key: number) => void;
  onChooseRest: (key: number) => void;
  onChooseExercise: (key: number) => void;
}

/** On a phone the boxes lie below handle, number and buttons, and have the whole width. */
const AREAS = {
  xs: '"handle number buttons" "name name name" "boxes boxes boxes"',
  sm: '"handle number name buttons" "handle . boxes boxes"',
};

/** A row in its place. Only this frame is drawn anew while something is dragged; what is in it stays. */
export const SortableRow = memo(function SortableRow(props: SortableRowProps) {
  const { row, number, joined, joinedBefore, busy } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: row.key,
  });
  const superset = joined || joinedBefore;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-row={row.key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr) auto' },
        gridTemplateAreas: AREAS,
        alignItems: 'start',
        columnGap: 0.5,
        rowGap: 1.5,
        p: 1,
        pl: { xs: 1, sm: 0.5 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        ...(superset && { borderLeft: 6, borderLeftColor: 'primary.main' }),
        ...(joined && { mb: -1, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 }),
        ...(joinedBefore && { borderTopLeftRadius: 0, borderTopRightRadius: 0 }),
        ...(isDragging
          ? { position: 'relative', zIndex: 1, boxShadow: 6 }
          : { contentVisibility: 'auto', containIntrinsicSize: 'auto 150px' }),
      }}
    >
      <Box
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden
        title="Drag to reorder"
        sx={{
          gridArea: 'handle',
          width: 32,
          minHeight: 44,
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: 'center',
          justifyContent: 'center',
          cursor: busy ? 'default' : 'grab',
          touchAction: 'none',
          color: 'text.secondary',
        }}
      >
        <Icon path={mdiDragVertical} />
        {superset && <Icon path={mdiLinkVariant} fontSize="small" />}
      </Box>
      <Box
        sx={{
          gridArea: 'number',
          minWidth: 28,
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          fontWeight: 600,
        }}
      >
        {number === null ? <Icon path={mdiTimerSand} fontSize="small" /> : `${number}.`}
      </Box>
      <RowContent {...props} />
    </Box>
  );
});

const RowContent = memo(function RowContent({
  row,
  title,
  kind,
  busy,
  isLast,
  canJoin,
  canGoUp,
  canGoDown,
  onStep,
  onRemove,
  onChooseRest,
  onChooseExercise,
}: SortableRowProps) {
  const buttons = (
    <RowButtons
      title={title}
      rowKey={row.key}
      busy={busy}
      canGoUp={canGoUp}
      canGoDown={canGoDown}
      onStep={onStep}
      onRemove={onRemove}
    />
  );
  return row.type === 'rest' ? (
    <RestFields
      row={row}
      title={title}
      kind={kind}
      busy={busy}
      buttons={buttons}
      onStep={onStep}
      onChoose={onChooseRest}
    />
  ) : (
    <ExerciseFields
      row={row}
      title={title}
      kind={kind}
      busy={busy}
      isLast={isLast}
      canJoin={canJoin}
      buttons={buttons}
      onStep={onStep}
      onChoose={onChooseExercise}
    />
  );
});
