import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { Question } from '@touchline/sheets/question';
import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';
import { dayFieldOf, fieldOf, withDayField, withField, type ColumnsProblem } from '../model/columns.js';
import type { ChosenFile, FileImport } from '../use-file-import.js';
import { CellQuestion } from './cell-question.js';
import { ScaleList } from './scale-list.js';

const GRID = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** What was recognised in the file, with a choice where it is not right, and the questions about its cells. */
export function ColumnsPanel({ file }: { file: FileImport }) {
  const { chosen, target, wrongColumns } = file;
  if (!chosen) return null;
  const { opened, reading, summary, source } = chosen;
  const change = (next: ImportReading) => void file.changeReading(next);
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {source.fileName}
        </Typography>
        <Button onClick={file.discard} sx={{ minHeight: 44 }}>
          Choose another file
        </Button>
      </Box>
      <Typography>{recognisedText(chosen)}</Typography>
      {opened.sheets.length > 1 && <SheetChoice file={file} onChange={change} />}
      <Box component="ul" aria-label="Columns" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {opened.columns.map(({ column, samples }) => (
          <Box component="li" key={`${column.group ?? ''} ${column.heading} ${column.occurrence}`} sx={GRID}>
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{columnName(column)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {samples.join(' · ')}
              </Typography>
            </Box>
            <FieldChoice
              target={target}
              label={columnName(column)}
              value={fieldOf(reading, column)}
              onChoose={(field) => change(withField(reading, column, field))}
            />
          </Box>
        ))}
        {opened.days.map(({ heading, days, samples }) => (
          <Box component="li" key={`days ${heading}`} sx={GRID}>
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{importTexts.dayColumns(heading, days.length)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {samples.join(' · ')}
              </Typography>
            </Box>
            <FieldChoice
              target={target}
              label={importTexts.dayColumns(heading, days.length)}
              value={dayFieldOf(reading, heading)}
              onChoose={(field) => change(withDayField(reading, heading, field))}
            />
          </Box>
        ))}
      </Box>
      <ScaleList target={target} scales={summary.decided.scales} reading={reading} onChange={change} />
      {wrongColumns && <Alert severity="warning">{problemText(wrongColumns)}</Alert>}
      {!wrongColumns &&
        summary.questions.map((question) => (
          <CellQuestion key={questionKey(question)} question={question} reading={reading} onAnswer={change} />
        ))}
    </Card>
  );
}

const questionKey = (question: Question): string =>
  [question.kind, 'field' in question ? question.field : '', 'code' in question ? question.code : ''].join(' ');

function problemText(problem: ColumnsProblem): string {
  if (problem.kind === 'twice') return importTexts.usedTwice(problem.field);
  if (problem.kind === 'no-day') return importTexts.dayMissing;
  return problem.kind === 'no-name' ? importTexts.nameMissing : importTexts.valuesMissing;
}

/** What the file turned out to be, in sentences. */
function recognisedText({ opened, summary, isLayoutKnown }: ChosenFile): string {
  const { decimal_sign: sign, date_order: order } = summary.decided;
  return [
    importTexts.recognised(opened.rowCount, opened.columns.length),
    isLayoutKnown ? importTexts.layoutKnown : [],
    opened.delimiter === null ? [] : importTexts.delimiter(opened.delimiter),
    order === null ? [] : importTexts.dateOrder[order],
    sign === null ? [] : importTexts.decimalSign[sign],
    summary.skipped > 0 ? importTexts.skipped(summary.skipped) : [],
    summary.errorCells > 0 ? importTexts.errorCells(summary.errorCells) : [],
    ...opened.notes,
  ]
    .flat()
    .join(' ');
}

const columnName = ({ heading, group }: { heading: string; group: string | null }): string =>
  [group ?? [], heading === '' ? importTexts.noHeading : heading].flat().join(' · ');

interface FieldChoiceProps {
  target: ImportTarget;
  label: string;
  value: string | null;
  onChoose: (field: string | null) => void;
}

function FieldChoice({ target, label, value, onChoose }: FieldChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label },
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } as object, sx: { minHeight: 44 } },
      }}
    >
      <MenuItem value="" sx={{ minHeight: 44 }}>
        {importTexts.notUsed}
      </MenuItem>
      {target.fields.map(({ key, label: text }) => (
        <MenuItem key={key} value={key} sx={{ minHeight: 44 }}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SheetChoice({ file, onChange }: { file: FileImport; onChange: (reading: ImportReading) => void }) {
  const { chosen } = file;
  if (!chosen) return null;
  const { opened, reading } = chosen;
  const chosenNames =
    reading.sheets.length > 0
      ? reading.sheets
      : opened.sheets.flatMap(({ name, isChosen }) => (isChosen ? [name] : []));
  return (
    <TextField
      select
      label="Sheets"
      value={chosenNames}
      onChange={({ target }) => onChange({ ...reading, sheets: [target.value].flat() })}
      slotProps={{ select: { multiple: true, renderValue: (names) => (names as string[]).join(', ') } }}
      sx={{ maxWidth: 480 }}
    >
      {opened.sheets.map(({ name, rows, isHidden }) => (
        <MenuItem key={name} value={name} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {importTexts.sheet(name, rows, isHidden)}
        </MenuItem>
      ))}
    </TextField>
  );
}
