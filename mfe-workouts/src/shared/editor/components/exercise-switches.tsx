import { Box, FormControlLabel, Switch } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import type { DraftRow } from '../model/draft.js';
import type { RowPosition } from '../model/row-position.js';
import { useRowEditing } from '../row-editing-context.js';

interface ExerciseSwitchesProps {
  row: DraftRow;
  position: RowPosition;
}

/** The two switches of an exercise: time-based, and superset. */
export function ExerciseSwitches({ row: { key, timeBased, superset }, position }: ExerciseSwitchesProps) {
  const { busy, dispatch } = useRowEditing();
  const { title, canJoin, isLast } = position;
  const supersetLabel = superset && isLast ? editorTexts.supersetWithAdded : editorTexts.supersetWithNext;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        mt: -0.5,
        '& > label': { minHeight: 44, ml: 0, gap: 0.5 },
      }}
    >
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={timeBased}
            slotProps={{ input: { 'aria-label': `Time-based: ${title}` } }}
            onChange={(_, checked) => !busy && dispatch({ type: 'setTimeBased', key, timeBased: checked })}
          />
        }
        label="Time-based"
      />
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={superset && canJoin}
            disabled={!canJoin}
            slotProps={{ input: { 'aria-label': `${supersetLabel}: ${title}` } }}
            onChange={(_, checked) => !busy && dispatch({ type: 'setRow', key, change: { superset: checked } })}
          />
        }
        label={supersetLabel}
      />
    </Box>
  );
}
