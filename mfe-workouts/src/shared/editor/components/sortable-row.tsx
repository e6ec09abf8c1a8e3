import { memo } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { mdiDragVertical, mdiLinkVariant, mdiTimerSand } from '@mdi/js';
import { Box, Icon } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import type { DraftRow } from '../model/draft.js';
import { isSamePosition, type RowPosition } from '../model/row-position.js';
import { useRowEditing } from '../row-editing-context.js';
import { ExerciseFields } from './exercise-fields.js';
import { RestFields } from './rest-fields.js';
import { RowButtons } from './row-buttons.js';
import { RowLine } from './row-line.js';

interface SortableRowProps {
  row: DraftRow;
  position: RowPosition;
  /** Only the row's line is shown, not its fields. */
  folded: boolean;
}

/** On a phone the fields lie below the row's line and have the whole width. */
const AREAS = {
  xs: '"handle number line" "name name name" "boxes boxes boxes" "buttons buttons buttons"',
  sm: '"handle number name buttons" "handle . boxes boxes"',
};

/** A row of the editor. While a row is dragged only this frame renders again, not the fields in it. */
export const SortableRow = memo(
  function SortableRow({ row, position, folded }: SortableRowProps) {
    const { busy, foldable } = useRowEditing();
    const { number, joinedToNext, joinedToPrevious } = position;
    const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
      id: row.key,
    });
    const superset = joinedToNext || joinedToPrevious;
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
          // A folded row has one line; the areas of its fields are empty.
          rowGap: folded ? 0 : 1.5,
          p: folded ? 0 : 1,
          pr: 1,
          pl: folded ? 0 : foldable ? 1 : 0.5,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          ...(superset && { borderLeft: 6, borderLeftColor: 'primary.main' }),
          ...(joinedToNext && { mb: -1, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 }),
          ...(joinedToPrevious && { borderTopLeftRadius: 0, borderTopRightRadius: 0 }),
          ...(isDragging
            ? { position: 'relative', zIndex: 1, boxShadow: 6 }
            : !folded && { contentVisibility: 'auto', containIntrinsicSize: 'auto 150px' }),
        }}
      >
        <Box
          ref={setActivatorNodeRef}
          {...listeners}
          aria-hidden
          title={editorTexts.dragToReorder}
          sx={{
            gridArea: 'handle',
            minWidth: foldable ? 44 : 32,
            minHeight: 44,
            ml: foldable && !folded ? -1 : 0,
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
        {foldable && <RowLine row={row} title={position.title} folded={folded} />}
        {!folded && <RowFields row={row} position={position} />}
      </Box>
    );
  },
  (before, after) =>
    before.row === after.row && before.folded === after.folded && isSamePosition(before.position, after.position),
);

const RowFields = memo(function RowFields({ row, position }: Omit<SortableRowProps, 'folded'>) {
  return (
    <>
      <RowButtons rowKey={row.key} position={position} />
      {row.type === 'rest' ? (
        <RestFields row={row} title={position.title} />
      ) : (
        <ExerciseFields row={row} position={position} />
      )}
    </>
  );
});
