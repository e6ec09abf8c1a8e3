import { useId } from 'react';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Alert, Box, Button, FormHelperText, Paper, TextField, Typography } from '@touchline/ui';
import { DraftNotices } from './draft-notices.js';
import { EARLIEST_DATE, existingRow, type Draft } from './draft.js';
import type { HistoryColumn, HistoryRow } from './history-kind.js';
import type { HistoryDraft } from './use-history-draft.js';
import { ValueInput } from './value-input.js';

interface AddEntryFormProps<K extends string> {
  draft: Draft<K>;
  editing: HistoryDraft<K>;
  columns: readonly HistoryColumn<K>[];
  rows: readonly HistoryRow<K>[];
  today: string;
  onCancel: () => void;
  /** Goes over to the record that already stands on the chosen day, with what was typed. */
  onEditExisting: (row: HistoryRow<K>) => void;
}

/** A day that was missed. A day that has an entry already is said so, and its entry offered instead. */
export function AddEntryForm<K extends string>({ draft, editing, columns, rows, today, onCancel, onEditExisting }: AddEntryFormProps<K>) {
  const id = useId();
  const existing = existingRow(draft, rows);
  const dateProblem = existing ? undefined : draft.problems.date;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`${id}-title`} sx={{ p: 2, mb: 2 }}>
      <Typography id={`${id}-title`} variant="h3" sx={{ mb: 2 }}>Add entry</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '1.3fr repeat(4, minmax(0, 1fr))' }, alignItems: 'start' }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <TextField
            type="date"
            label="Date"
            size="small"
            fullWidth
            autoFocus
            value={draft.date}
            error={dateProblem !== undefined || existing !== undefined}
            disabled={editing.busy}
            onChange={(event) => editing.setDate(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, input: { sx: { minHeight: 44 } }, htmlInput: { min: EARLIEST_DATE, max: today, 'aria-describedby': `${id}-date` } }}
          />
          <FormHelperText id={`${id}-date`} error sx={{ mx: 0 }}>{dateProblem}</FormHelperText>
        </Box>
        {columns.map((column) => (
          <ValueInput
            key={column.key}
            column={column}
            text={draft.texts[column.key]}
            problem={draft.problems[column.key]}
            labelled
            disabled={editing.busy}
            onText={editing.setText}
            onEnter={editing.save}
          />
        ))}
      </Box>
      {existing && (
        <Alert severity="info" sx={{ mt: 1, alignItems: 'center' }} action={<Button color="inherit" onClick={() => onEditExisting(existing)} sx={{ minHeight: 44 }}>Edit that entry</Button>}>
          {`There is an entry for ${formatMediumDate(existing.date)} already.`}
        </Alert>
      )}
      <DraftNotices draft={draft} columns={columns} busy={editing.busy} onKeepMine={editing.keepMine} onTakeTheirs={editing.end} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2, '& > *': { minHeight: 44 } }}>
        <Button onClick={onCancel} disabled={editing.busy}>Cancel</Button>
        <Button variant="contained" disableElevation onClick={editing.save} loading={editing.busy} disabled={existing !== undefined || draft.conflict !== null}>Save entry</Button>
      </Box>
    </Paper>
  );
}
