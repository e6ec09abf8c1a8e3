import { useMemo } from 'react';
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
  const { overwriteLines } = file.answers;
  const overwrite = useSteadyCallback(file.overwrite);
  const hasSheets = (file.chosen?.opened.sheets.length ?? 0) > 1;
  const [rowColumns, refusalsColumns] = useMemo(() => {
    const placeOf: PlaceText = ({ sheet, line }) => importTexts.line(hasSheets ? sheet : '', line);
    return [columnsOf(overwriteLines, overwrite, placeOf), refusalColumns(placeOf)] as const;
  }, [overwriteLines, overwrite, hasSheets]);
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
          <DataTable
            label="Rows"
            rows={rows}
            columns={rowColumns}
            rowId={({ sheet, line }) => `${sheet} ${line}`}
            cards={{ below: 600 }}
          />
          <More count={toStore + counts.same + counts.skipped - rows.length} />
        </Box>
      )}
      {counts.new > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {importTexts.consent}
        </Typography>
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
          disabled={asked.length > 0 || file.preview.isFetching}
          loading={file.isStoring}
          onClick={() => void file.store()}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {importTexts.submit(toStore)}
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

function columnsOf(
  overwriteLines: readonly number[],
  overwrite: (line: number, isWanted: boolean) => void,
  placeOf: PlaceText,
): DataColumn<ImportedRow>[] {
  return [
    {
      id: 'name',
      header: 'Athlete',
      width: '24%',
      isName: true,
      cell: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
      sortBy: ({ first_name, last_name }) => [last_name, first_name],
    },
    { id: 'outcome', header: 'Outcome', width: 130, cell: outcomeText, sortBy: outcomeText },
    {
      id: 'values',
      header: 'Details',
      cell: (row) => <RowDetails row={row} isOverwritten={overwriteLines.includes(row.line)} onOverwrite={overwrite} />,
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

const outcomeText = ({ outcome }: ImportedRow): string =>
  isKnownWord(importTexts.outcome, outcome) ? importTexts.outcome[outcome] : readableWord(outcome);

interface RowDetailsProps {
  row: ImportedRow;
  isOverwritten: boolean;
  onOverwrite: (line: number, isWanted: boolean) => void;
}

function RowDetails({ row, isOverwritten, onOverwrite }: RowDetailsProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {rowText(row, isOverwritten).join(' · ')}
      {row.changes.some(({ was_edited: wasEdited }) => wasEdited) && (
        <FormControlLabel
          control={
            <Checkbox checked={isOverwritten} onChange={({ target }) => onOverwrite(row.line, target.checked)} />
          }
          label={importTexts.useFile}
          sx={{ display: 'flex', minHeight: 44 }}
        />
      )}
    </Box>
  );
}
