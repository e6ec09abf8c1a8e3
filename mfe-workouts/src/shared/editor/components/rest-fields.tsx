import type { ReactNode } from 'react';
import { mdiTimerEditOutline } from '@mdi/js';
import { Box, Icon, IconButton, InputAdornment, Typography } from '@touchline/ui';
import type { DraftRow } from '../model/draft.js';
import type { DraftStep } from '../model/draft-steps.js';
import { EDITOR_KINDS, type EditorKind } from '../model/editor-kinds.js';
import { rowProblems } from '../model/row-problems.js';
import { RowText } from './row-text.js';

interface RestFieldsProps {
  row: DraftRow;
  title: string;
  kind: EditorKind;
  busy: boolean;
  buttons: ReactNode;
  onStep: (step: DraftStep) => void;
  onChoose: (key: number) => void;
}

/** A rest: how long it lasts, typed or chosen. */
export function RestFields({ row, title, kind, busy, buttons, onStep, onChoose }: RestFieldsProps) {
  const { key } = row;
  const choose = (
    <InputAdornment position="end">
      <IconButton
        aria-label={`Edit Rest Duration of ${title}`}
        disabled={busy}
        onClick={() => onChoose(key)}
        sx={{ width: 44, height: 44, mr: -1.5 }}
      >
        <Icon path={mdiTimerEditOutline} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      {buttons}
      <Box sx={{ gridArea: 'name', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
        <Typography
          sx={{
            minHeight: 44,
            display: 'flex',
            alignItems: 'center',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          {row.name.trim().toLowerCase() === 'rest' ? 'Rest' : row.name}
        </Typography>
        <Box sx={{ flex: '1 1 160px', maxWidth: 240 }}>
          <RowText
            label="Duration"
            title={title}
            value={row.duration}
            problem={rowProblems(row, kind).duration}
            busy={busy}
            hint={EDITOR_KINDS[kind].durationHint}
            endAction={choose}
            onText={(duration) => onStep({ do: 'setRow', key, change: { duration } })}
          />
        </Box>
      </Box>
    </>
  );
}
