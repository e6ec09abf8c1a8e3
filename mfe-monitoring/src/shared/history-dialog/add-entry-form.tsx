import { useId } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Alert, Box, Button, FormHelperText, Paper, TextField, Typography } from '@touchline/ui';
import { asSentence } from '../as-sentence.js';
import { historyTexts } from '../texts/history-texts.js';
import { DraftAlert } from './draft-alert.js';
import { EARLIEST_DATE, rowOnSameDay, type Draft } from './draft.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import type { HistoryDraft } from './use-history-draft.js';
import { ValueInput } from './value-input.js';

/** Room for the label of a value, gap included; grows with the text. */
const MIN_VALUE_WIDTH_REM = 7.875;

interface AddEntryFormProps<K extends string> {
  draft: Draft<K>;
  editing: HistoryDraft<K>;
  kind: Pick<HistoryKind<K>, 'columns' | 'onePerDay' | 'canAdd'>;
  rows: readonly HistoryRow<K>[];
  today: CalendarDate;
  onCancel: () => void;
  /** The coach keeps the record that someone else stored on that day. */
  onTakeTheirs: () => void;
  /** The coach edits the existing record of that day instead, with the typed values. */
  onEditExisting: (row: HistoryRow<K>) => void;
}

/** The form for a new record. For a day that already has one it offers to edit that record. */
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
  const existing = rowOnSameDay(draft, rows, onePerDay);
  const dateProblem = existing ? undefined : draft.problems.date;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`${id}-title`} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2 }}>
      <Typography id={`${id}-title`} variant="h3" sx={{ mb: 2 }}>
        {historyTexts.addEntry}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 9.375rem' }}>
          <TextField
            type="date"
            label="Date"
            size="small"
            fullWidth
            autoFocus
            value={draft.texts.date}
            error={dateProblem !== undefined || existing !== undefined}
            onChange={(event) => editing.setText('date', event.target.value)}
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
        {/* Beside the date when all fit on one line, else below it. */}
        <Box
          sx={{
            flex: `${columns.length} 1 ${columns.length * MIN_VALUE_WIDTH_REM}rem`,
            minWidth: 0,
            display: 'grid',
            rowGap: 2,
            columnGap: 1,
            gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${MIN_VALUE_WIDTH_REM - 0.5}rem), 1fr))`,
            alignItems: 'start',
          }}
        >
          {columns.map((column) => (
            <ValueInput
              key={column.key}
              column={column}
              text={draft.texts[column.key]}
              problem={draft.problems[column.key]}
              showsLabel
              readOnly={editing.busy}
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
          {historyTexts.entryExists(formatMediumDate(existing.date))}
        </Alert>
      )}
      <DraftAlert draft={draft} editing={editing} kind={kind} onTakeTheirs={onTakeTheirs} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2, '& > *': { minHeight: 44 } }}>
        <Button onClick={onCancel} disabled={editing.busy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disableElevation
          onClick={editing.save}
          loading={editing.busy}
          disabled={existing !== undefined || editing.conflict !== null}
        >
          Save entry
        </Button>
      </Box>
    </Paper>
  );
}
