import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTarget } from '@touchline/contracts/import-targets';
import type { RawFile } from './cells.js';
import { decideReading } from './decisions.js';
import type { ColumnKey, SkippedRow } from './find-table.js';
import { lastBelievedDay } from './last-day.js';
import { matchFields } from './match-fields.js';
import type { Question } from './question.js';
import { shownText } from './shown-text.js';
import { alikeTables, defaultTable, mapColumns, tablesOf, type SheetTable } from './tables.js';

/** A column of the file as the mapping page shows it. */
export interface RecognisedColumn {
  column: ColumnKey;
  /** The field that its heading means, null for none. */
  field: string | null;
  /** Its first three texts. */
  samples: string[];
}

export interface RecognisedSheet {
  name: string;
  isHidden: boolean;
  /** Rows of its table that are records; 0 without a table. */
  rows: number;
  isChosen: boolean;
}

export interface RecognisedFile {
  /** With the columns whose headings are known, and no answers. */
  reading: ImportReading;
  columns: RecognisedColumn[];
  questions: Question[];
  /** Records of the chosen sheets, the refused ones too. */
  rowCount: number;
  skipped: SkippedRow[];
  sheets: RecognisedSheet[];
}

const SAMPLES = 3;

/**
 * What the headings of a file say: its table, the columns whose fields are known, and what has to be asked. Headings are
 * compared as a whole, in lower case without accents and units. Without any table all lists are empty.
 * @param lastDay the last day that is believed; by default tomorrow
 */
export function recogniseFile(
  file: RawFile,
  target: ImportTarget,
  lastDay: CalendarDate = lastBelievedDay(),
): RecognisedFile {
  const tables = tablesOf(file, target);
  const chosen = alikeTables(tables);
  const columns = columnsOf(chosen, target, file.isDate1904);
  const reading: ImportReading = {
    // One sheet is the default, so that the reading fits the next file, in which it has another name.
    sheets: chosen.length > 1 ? chosen.map(({ sheet }) => sheet.name) : [],
    columns: columns.flatMap(({ column, field }) => (field === null ? [] : [{ ...column, field }])),
    decimal_sign: null,
    date_order: null,
    name_order: null,
  };
  const mapped = chosen.map((table) => mapColumns(table, reading, target));
  return {
    reading,
    columns,
    questions: decideReading(mapped, file, reading, lastDay).questions,
    rowCount: chosen.reduce((sum, { table }) => sum + table.rows.length, 0),
    skipped: chosen.flatMap(({ table }) => table.skipped),
    sheets: file.sheets.map((sheet) => ({
      name: sheet.name,
      isHidden: sheet.isHidden,
      rows: tables.find((each) => each.sheet === sheet)?.table.rows.length ?? 0,
      isChosen: chosen.some((each) => each.sheet === sheet),
    })),
  };
}

function columnsOf(chosen: SheetTable[], target: ImportTarget, isDate1904: boolean): RecognisedColumn[] {
  const table = defaultTable(chosen)?.table;
  if (table === undefined) return [];
  const fields = matchFields(table.columns, target);
  return table.columns.map(({ index, heading, group, occurrence }, at) => {
    const samples: string[] = [];
    for (const { cells } of table.rows) {
      if (samples.length === SAMPLES) break;
      const text = shownText(cells[index] ?? null, isDate1904);
      if (text !== '') samples.push(text);
    }
    return { column: { heading, group, occurrence }, field: fields[at]?.key ?? null, samples };
  });
}
