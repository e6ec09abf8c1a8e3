import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline } from '@mdi/js';
import { Box, Icon, IconButton } from '@touchline/ui';
import type { DraftStep } from '../model/draft-steps.js';

interface RowButtonsProps {
  title: string;
  rowKey: number;
  busy: boolean;
  canGoUp: boolean;
  canGoDown: boolean;
  onStep: (step: DraftStep) => void;
  onRemove: (key: number) => void;
}

const SIZE = { width: 44, height: 44 };

/** Up, down, away. The first cannot go up, the last cannot go down. */
export function RowButtons({ title, rowKey, busy, canGoUp, canGoDown, onStep, onRemove }: RowButtonsProps) {
  return (
    <Box sx={{ gridArea: 'buttons', display: 'flex', justifyContent: 'flex-end' }}>
      {/* Not disabled for real: a button that takes the focus away with it would throw the keyboard to the top. */}
      <IconButton
        aria-label={`Move ${title} up`}
        aria-disabled={busy || !canGoUp}
        onClick={() => !busy && canGoUp && onStep({ do: 'move', key: rowKey, step: -1 })}
        sx={{ ...SIZE, opacity: busy || !canGoUp ? 0.38 : 1 }}
      >
        <Icon path={mdiArrowUp} />
      </IconButton>
      <IconButton
        aria-label={`Move ${title} down`}
        aria-disabled={busy || !canGoDown}
        onClick={() => !busy && canGoDown && onStep({ do: 'move', key: rowKey, step: 1 })}
        sx={{ ...SIZE, opacity: busy || !canGoDown ? 0.38 : 1 }}
      >
        <Icon path={mdiArrowDown} />
      </IconButton>
      <IconButton data-remove aria-label={`Delete ${title}`} disabled={busy} onClick={() => onRemove(rowKey)} sx={SIZE}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </Box>
  );
}
