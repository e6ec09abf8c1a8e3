import { useMemo } from 'react';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { placeKey, type ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportPlace } from '@touchline/contracts/import-plan.schema';
import type { ImportedRow, ImportPreview, ImportRefusal } from '@touchline/contracts/imports.schema';
import { isKnownWord, readableWord } from '@touchline/contracts/words';
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  DataTable,
  FailureAlert,
  FormControlLabel,
  Typography,
  useSteadyCallback,
  type DataColumn,
} from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';
import { rowText } from '../model/row-text.js';
import type { FileImport } from '../use-file-import.js';

interface PreviewPanelProps {
  file: FileImport;
  preview: ImportPreview;
}

/** What becomes of each row, and the one press that stores it. */
export function PreviewPanel({ file, preview }: PreviewPanelProps) {
  const { counts, rows, refusals, asked } = preview;
  const { target } = file;
  const { overwritten, minorsStated } = file.answers;
  const overwrite = useSteadyCallback(file.overwrite);
  const hasSheets = (file.chosen?.opened.sheets.length ?? 0) > 1;
  const [rowColumns, refusalsColumns, isOverwritten] = useMemo(() => {
    const placeOf: PlaceText = ({ sheet, line }) => importTexts.line(hasSheets ? sheet : '', line);
    const keys = new Set(overwritten.map(placeKey));
    const isChosen = (row: ImportedRow) => keys.has(placeKey(row));
    const columns = columnsOf({ target, isOverwritten: isChosen, overwrite, placeOf });
    return [columns, refusalColumns(placeOf), isChosen] as const;
  }, [target, overwritten, overwrite, hasSheets]);
  const edited = rows.filter(hasEdited);
  const toStore = counts.new + counts.changed;
  const isEmpty = asked.length === 0 && toStore === 0;
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">Preview</Typography>
      <Typography role="status">{countsText(preview)}</Typography>
      {refusals.length > 0 && (
        <Box>
          <Typography variant="h3">Not possible</Typography>
          <DataTable
            label="Rows that are not possible"
            rows={refusals}
            columns={refusalsColumns}
            rowId={({ sheet, line, heading }) => `${sheet} ${line} ${heading ?? ''}`}
            cards={{ below: 600 }}
          />
          <More count={counts.refused - refusals.length} />
        </Box>
      )}
      {rows.length > 0 && (
        <Box>
          {edited.length > 1 && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={edited.every(isOverwritten)}
                  indeterminate={edited.some(isOverwritten) && !edited.every(isOverwritten)}
                  onChange={(event) => file.overwrite(edited, event.target.checked)}
                />
              }
              label={importTexts.useFileForAll(edited.length)}
              sx={{ minHeight: 44 }}
            />
          )}
          <DataTable label="Rows" rows={rows} columns={rowColumns} rowId={placeKey} cards={{ below: 600 }} />
          <More count={toStore + counts.same + counts.skipped - rows.length} />
        </Box>
      )}
      {counts.new > 0 && target.key === 'roster' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {importTexts.consent}
        </Typography>
      )}
      {preview.new_events > 0 && <Typography variant="body2">{importTexts.newEvents(preview.new_events)}</Typography>}
      {preview.minors > 0 && !isEmpty && (
        <FormControlLabel
          control={<Checkbox checked={minorsStated} onChange={(event) => file.state(event.target.checked)} />}
          label={importTexts.minors(preview.minors)}
          sx={{ minHeight: 44 }}
        />
      )}
      {file.failure && <FailureAlert failure={file.failure} />}
      {isEmpty ? (
        <Alert severity={counts.refused > 0 ? 'warning' : 'info'}>
          {counts.same + counts.skipped === 0 ? importTexts.allRefused : importTexts.nothing}
        </Alert>
      ) : (
        <Button
          variant="contained"
          disableElevation
          disabled={asked.length > 0 || file.preview.isFetching || (preview.minors > 0 && !minorsStated)}
          loading={file.isStoring}
          onClick={() => void file.store()}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {importTexts.submit(target.key, toStore)}
        </Button>
      )}
    </Card>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <Typography variant="body2">{importTexts.more(count)}</Typography> : null;
}

function countsText({ counts, asked }: ImportPreview): string {
  const parts = (['new', 'changed', 'same', 'skipped', 'refused'] as const).flatMap((outcome) =>
    counts[outcome] === 0 ? [] : [importTexts.counts[outcome](counts[outcome])],
  );
  return [...parts, ...(asked.length === 0 ? [] : [importTexts.waiting(asked.length)])].join(', ');
}

/** Where a row stands; the sheet is named where there are several. */
type PlaceText = (row: { sheet: string; line: number }) => string;

const refusalColumns = (placeOf: PlaceText): DataColumn<ImportRefusal>[] => [
  { id: 'line', header: 'Where', isName: true, width: 120, cell: placeOf },
  {
    id: 'cell',
    header: 'Cell',
    cell: ({ heading, cell }) => (heading === null || cell === null ? '' : importTexts.cell(heading, cell)),
  },
  { id: 'message', header: 'What to do', cell: ({ message }) => message },
];

interface RowsShown {
  target: ImportTarget;
  isOverwritten: (row: ImportedRow) => boolean;
  overwrite: (places: readonly ImportPlace[], isWanted: boolean) => void;
  placeOf: PlaceText;
}

function columnsOf({ target, isOverwritten, overwrite, placeOf }: RowsShown): DataColumn<ImportedRow>[] {
  return [
    {
      id: 'name',
      header: target.record_of === 'event' ? 'Event' : 'Athlete',
      width: '24%',
      isName: true,
      cell: nameText,
      sortBy: (row) => [row.last_name ?? '', row.first_name ?? nameText(row)],
    },
    ...(target.record_of === 'athlete' ? [] : [DAY_COLUMN]),
    { id: 'outcome', header: 'Outcome', width: 130, cell: outcomeText, sortBy: outcomeText },
    {
      id: 'values',
      header: 'Details',
      cell: (row) => (
        <RowDetails target={target} row={row} isOverwritten={isOverwritten(row)} onOverwrite={overwrite} />
      ),
    },
    {
      id: 'line',
      header: 'Where',
      width: 140,
      cell: placeOf,
      sortBy: ({ line }) => line,
    },
  ];
}

const nameText = ({ first_name, last_name, values }: ImportedRow): string =>
  last_name === null ? String(values['title'] ?? '') : `${first_name ?? ''} ${last_name}`.trim();

const dayText = ({ day }: ImportedRow): string => (day === null ? '' : formatMediumDate(day));
const DAY_COLUMN: DataColumn<ImportedRow> = {
  id: 'day',
  header: 'Day',
  width: 130,
  cell: dayText,
  sortBy: ({ day }) => day ?? '',
};

const outcomeText = ({ outcome }: ImportedRow): string =>
  isKnownWord(importTexts.outcome, outcome) ? importTexts.outcome[outcome] : readableWord(outcome);

const hasEdited = ({ changes }: ImportedRow): boolean => changes.some(({ was_edited: wasEdited }) => wasEdited);

interface RowDetailsProps {
  target: ImportTarget;
  row: ImportedRow;
  isOverwritten: boolean;
  onOverwrite: RowsShown['overwrite'];
}

function RowDetails({ target, row, isOverwritten, onOverwrite }: RowDetailsProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {rowText(row, isOverwritten, target).join(' · ')}
      {hasEdited(row) && (
        <FormControlLabel
          control={<Checkbox checked={isOverwritten} onChange={(event) => onOverwrite([row], event.target.checked)} />}
          label={importTexts.useFile}
          sx={{ display: 'flex', minHeight: 44 }}
        />
      )}
    </Box>
  );
}
