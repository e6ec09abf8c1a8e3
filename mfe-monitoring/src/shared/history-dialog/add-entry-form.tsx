import { useId } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Alert, Box, Button, FormHelperText, Paper, TextField, Typography } from '@touchline/ui';
import { asSentence } from '../as-sentence.js';
import { DraftNotices } from './draft-notices.js';
import { EARLIEST_DATE, existingRow, type Draft } from './draft.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import type { HistoryDraft } from './use-history-draft.js';
import { ValueInput } from './value-input.js';

/** Pixels a value needs for its label, the gap to the next included. */
const LEAST_WIDTH = 126;

interface AddEntryFormProps<K extends string> {
  draft: Draft<K>;
  editing: HistoryDraft<K>;
  kind: Pick<HistoryKind<K>, 'columns' | 'onePerDay' | 'canAdd'>;
  rows: readonly HistoryRow<K>[];
  today: CalendarDate;
  onCancel: () => void;
  /** Somebody else stored that day meanwhile, and theirs is to stay. */
  onTakeTheirs: () => void;
  /** Goes over to the record that already stands on the chosen day, with what was typed. */
  onEditExisting: (row: HistoryRow<K>) => void;
}

/** A day that was missed. A day that has an entry already is said so, and its entry offered instead. */
export function AddEntryForm<K extends string>({
  draft,
  editing,
  kind,
  rows,
  today,
  onCancel,
  onTakeTheirs,
  onEditExisting,
}: AddEntryFormProps<K>) {
  const { columns, onePerDay } = kind;
  const id = useId();
  const existing = existingRow(draft, rows, onePerDay);
  const dateProblem = existing ? undefined : draft.problems.date;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`${id}-title`} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2 }}>
      <Typography id={`${id}-title`} variant="h3" sx={{ mb: 2 }}>
        Add entry
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 150px' }}>
          <TextField
            type="date"
            label="Date"
            size="small"
            fullWidth
            autoFocus
            value={draft.date}
            error={dateProblem !== undefined || existing !== undefined}
            onChange={(event) => editing.setDate(event.target.value)}
            slotProps={{
              inputLabel: { shrink: true },
              input: { sx: { minHeight: 44 } },
              htmlInput: { readOnly: editing.busy, min: EARLIEST_DATE, max: today, 'aria-describedby': `${id}-date` },
            }}
          />
          <FormHelperText id={`${id}-date`} error sx={{ mx: 0 }}>
            {dateProblem && asSentence(dateProblem)}
          </FormHelperText>
        </Box>
        {/* Beside the date where all fit on one line, below it where they do not. */}
        <Box
          sx={{
            flex: `${columns.length} 1 ${columns.length * LEAST_WIDTH}px`,
            minWidth: 0,
            display: 'grid',
            rowGap: 2,
            columnGap: 1,
            gridTemplateColumns: `repeat(auto-fit, minmax(${LEAST_WIDTH - 8}px, 1fr))`,
            alignItems: 'start',
          }}
        >
          {columns.map((column) => (
            <ValueInput
              key={column.key}
              column={column}
              text={draft.texts[column.key]}
              problem={draft.problems[column.key]}
              labelled
              waiting={editing.busy}
              onText={editing.setText}
              onEnter={editing.save}
            />
          ))}
        </Box>
      </Box>
      {existing && (
        <Alert
          severity="info"
          sx={{ mt: 1, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={() => onEditExisting(existing)} sx={{ minHeight: 44 }}>
              Edit that entry
            </Button>
          }
        >
          {`There is an entry for ${formatMediumDate(existing.date)} already.`}
        </Alert>
      )}
      <DraftNotices
        draft={draft}
        kind={kind}
        busy={editing.busy}
        onKeepMine={editing.keepMine}
        onTakeTheirs={onTakeTheirs}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2, '& > *': { minHeight: 44 } }}>
        <Button onClick={onCancel} disabled={editing.busy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disableElevation
          onClick={editing.save}
          loading={editing.busy}
          disabled={existing !== undefined || draft.conflict !== null}
        >
          Save entry
        </Button>
      </Box>
    </Paper>
  );
}
