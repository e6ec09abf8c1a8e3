import type { ReactNode } from 'react';
import { mdiMagnify } from '@mdi/js';
import { ROW_NAME_MAX, ROW_NOTES_MAX } from '@touchline/contracts/workout-rules';
import { Box, FormControlLabel, Icon, IconButton, InputAdornment, Switch } from '@touchline/ui';
import type { DraftRow } from '../model/draft.js';
import type { DraftStep } from '../model/draft-steps.js';
import { EDITOR_KINDS, type EditorKind } from '../model/editor-kinds.js';
import { rowProblems } from '../model/row-problems.js';
import { RowText } from './row-text.js';

interface ExerciseFieldsProps {
  row: DraftRow;
  title: string;
  kind: EditorKind;
  busy: boolean;
  isLast: boolean;
  canJoin: boolean;
  buttons: ReactNode;
  onStep: (step: DraftStep) => void;
  onChoose: (key: number) => void;
}

/** The boxes of an exercise: chosen from the exercise library, or typed. */
export function ExerciseFields({
  row,
  title,
  kind,
  busy,
  isLast,
  canJoin,
  buttons,
  onStep,
  onChoose,
}: ExerciseFieldsProps) {
  const { key, timeBased, superset } = row;
  const problems = rowProblems(row, kind);
  const set = (change: Partial<DraftRow>) => onStep({ do: 'setRow', key, change });
  const shared = { title, busy };
  const supersetLabel = superset && isLast ? 'Superset with the exercise you add next' : 'Superset with next';
  const choose = (
    <InputAdornment position="end">
      <IconButton
        aria-label={row.name === '' ? `Choose the exercise of ${title}` : `Choose another exercise for ${title}`}
        disabled={busy}
        onClick={() => onChoose(key)}
        sx={{ width: 44, height: 44, mr: -1.5 }}
      >
        <Icon path={mdiMagnify} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      {buttons}
      <Box sx={{ gridArea: 'name' }}>
        {/* What is typed over the name of a library exercise is no longer that one. */}
        <RowText
          {...shared}
          label="Exercise"
          value={row.name}
          problem={undefined}
          hint={problems.name}
          maxLength={ROW_NAME_MAX}
          endAction={choose}
          onText={(name) => set({ name, exerciseId: null })}
        />
      </Box>
      <Box
        sx={{
          gridArea: 'boxes',
          display: 'grid',
          columnGap: 1,
          rowGap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: '96px 140px 160px minmax(0, 1fr)',
          },
        }}
      >
        <RowText
          {...shared}
          label="Sets"
          keys="numeric"
          value={row.sets}
          problem={problems.sets}
          onText={(sets) => set({ sets })}
          onLeft={() => onStep({ do: 'settle', key, field: 'sets' })}
        />
        {timeBased ? (
          <RowText
            {...shared}
            label="Duration"
            value={row.duration}
            problem={problems.duration}
            hint={EDITOR_KINDS[kind].durationHint}
            onText={(duration) => set({ duration })}
          />
        ) : (
          <RowText
            {...shared}
            label="Reps"
            keys="numeric"
            value={row.reps}
            problem={problems.reps}
            onText={(reps) => set({ reps })}
            onLeft={() => onStep({ do: 'settle', key, field: 'reps' })}
          />
        )}
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <RowText
            {...shared}
            label="Rest Between Sets"
            unit="s"
            value={row.between}
            problem={problems.between}
            onText={(between) => set({ between })}
            onLeft={() => onStep({ do: 'settle', key, field: 'between' })}
          />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <RowText
            {...shared}
            label="Coach Notes"
            multiline
            value={row.note}
            problem={undefined}
            maxLength={ROW_NOTES_MAX}
            onText={(note) => set({ note })}
          />
        </Box>
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
                onChange={(_, checked) => !busy && onStep({ do: 'setTime', key, timeBased: checked })}
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
                onChange={(_, checked) => !busy && set({ superset: checked })}
              />
            }
            label={supersetLabel}
          />
        </Box>
      </Box>
    </>
  );
}
