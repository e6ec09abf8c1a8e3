import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline } from '@mdi/js';
import { Box, Icon, IconButton } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import type { RowPosition } from '../model/row-position.js';
import { useRowEditing } from '../row-editing-context.js';

interface RowButtonsProps {
  rowKey: number;
  position: RowPosition;
}

const BUTTON_SIZE = { width: 44, height: 44 };

/** Moves a row up or down, or deletes it. */
export function RowButtons({ rowKey, position: { title, canGoUp, canGoDown } }: RowButtonsProps) {
  const { busy, dispatch, removeRow } = useRowEditing();
  return (
    <Box sx={{ gridArea: 'buttons', display: 'flex', justifyContent: 'flex-end' }}>
      {/* Only aria-disabled: a disabled button would lose the focus, and the keyboard would start again at the top. */}
      <IconButton
        aria-label={editorTexts.moveUp(title)}
        aria-disabled={busy || !canGoUp}
        onClick={() => !busy && canGoUp && dispatch({ type: 'move', key: rowKey, step: -1 })}
        sx={{ ...BUTTON_SIZE, opacity: busy || !canGoUp ? 0.38 : 1 }}
      >
        <Icon path={mdiArrowUp} />
      </IconButton>
      <IconButton
        aria-label={editorTexts.moveDown(title)}
        aria-disabled={busy || !canGoDown}
        onClick={() => !busy && canGoDown && dispatch({ type: 'move', key: rowKey, step: 1 })}
        sx={{ ...BUTTON_SIZE, opacity: busy || !canGoDown ? 0.38 : 1 }}
      >
        <Icon path={mdiArrowDown} />
      </IconButton>
      <IconButton
        data-remove
        aria-label={editorTexts.deleteRow(title)}
        disabled={busy}
        onClick={() => removeRow(rowKey)}
        sx={BUTTON_SIZE}
      >
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </Box>
  );
}
