import { mdiTimerEditOutline } from '@mdi/js';
import { Box, Icon, IconButton, InputAdornment, Typography } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import type { DraftRow } from '../model/draft.js';
import { EDITOR_KINDS } from '../model/editor-kinds.js';
import { rowProblems } from '../model/row-problems.js';
import { useRowEditing } from '../row-editing-context.js';
import { RowText } from './row-text.js';

interface RestFieldsProps {
  row: DraftRow;
  title: string;
}

/** The duration of a rest, typed or chosen from a list. */
export function RestFields({ row, title }: RestFieldsProps) {
  const { kind, busy, dispatch, chooseRest } = useRowEditing();
  const { key } = row;
  const choose = (
    <InputAdornment position="end">
      <IconButton
        aria-label={editorTexts.editRestOf(title)}
        disabled={busy}
        onClick={() => chooseRest(key)}
        sx={{ width: 44, height: 44, mr: -1.5 }}
      >
        <Icon path={mdiTimerEditOutline} />
      </IconButton>
    </InputAdornment>
  );
  return (
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
          onText={(duration) => dispatch({ type: 'setRow', key, change: { duration } })}
          field={{ hint: EDITOR_KINDS[kind].durationHint, endAction: choose }}
        />
      </Box>
    </Box>
  );
}
