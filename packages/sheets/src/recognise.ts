import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { RawFile, RawRow } from './cells.js';
import { decideReading, type TeamDays } from './decisions.js';
import type { SkippedRow, Table } from './find-table.js';
import { headingsFingerprint, tableFingerprint } from './fingerprint.js';
import { normalise } from './headings.js';
import { hasOneDayField, matchDayField, matchFields } from './match-fields.js';
import type { Question } from './question.js';
import { shownText } from './shown-text.js';
import { eventOf, type ColumnKey, type DayColumn, type TableColumn } from './table-columns.js';
import { alikeTables, defaultTable, mapColumns, tablesOf } from './tables.js';

/** A column of the file as the mapping page shows it. */
export interface RecognisedColumn {
  column: ColumnKey;
  /** The field that its heading means, null for none. */
  field: string | null;
  /** Its first three texts. */
  samples: string[];
}

/** Columns of days as the mapping page shows them: all those whose headings say the same but for the day. */
export interface RecognisedDays {
  /** What their headings say beside the day, empty for nothing. */
  heading: string;
  field: string | null;
  /** As the file writes the days of its first sheet. */
  days: string[];
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
  /** By what the next file with these headings is known. */
  fingerprint: string;
  columns: RecognisedColumn[];
  days: RecognisedDays[];
  /** Headings of columns that sum up days, which are left out. */
  totalColumns: string[];
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
 */
export function recogniseFile(file: RawFile, target: ImportTarget, teamDays: TeamDays = {}): RecognisedFile {
  const tables = tablesOf(file, target);
  const chosen = alikeTables(tables);
  const first = defaultTable(chosen)?.table;
  const days = first ? daysOf(first, target, file.isDate1904) : [];
  const columns = first ? columnsOf(first, target, days, file.isDate1904) : [];
  const dayFields = days.flatMap(({ heading, field }) => (field === null ? [] : [{ heading, field }]));
  const reading: ImportReading = {
    // One sheet is the default, so that the reading fits the next file, in which it has another name.
    sheets: chosen.length > 1 ? chosen.map(({ sheet }) => sheet.name) : [],
    columns: columns.flatMap(({ column, field }) => (field === null ? [] : [{ ...column, field }])),
    decimal_sign: null,
    date_order: null,
    name_order: null,
    ...(dayFields.length > 0 && { days: dayFields }),
  };
  const mapped = chosen.map((table) => mapColumns(table, reading, target));
  return {
    reading,
    fingerprint: first ? tableFingerprint(first) : headingsFingerprint([]),
    columns,
    days,
    totalColumns: chosen.flatMap(({ table }) => table.totalColumns),
    questions: decideReading(mapped, target, file, reading, teamDays).questions,
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

/** A field that stands below days is no column of its own. */
function columnsOf(
  table: Table,
  target: ImportTarget,
  days: RecognisedDays[],
  isDate1904: boolean,
): RecognisedColumn[] {
  const fields = matchFields(table.columns, target);
  const ofDays = new Set(days.map(({ field }) => field));
  return table.columns.map((column, at) => {
    const { heading, group, occurrence } = column;
    const key = fields[at]?.key ?? null;
    return {
      column: { heading, group, occurrence },
      field: ofDays.has(key) ? null : key,
      samples: samplesOf([column], table.rows, isDate1904),
    };
  });
}

/**
 * A field goes to the first columns that mean it, and the only one of a target to all: `Training`, `Match`. Never to two of the
 * same event, of which the second one says something else, such as a reason.
 */
function daysOf({ dayColumns, rows }: Table, target: ImportTarget, isDate1904: boolean): RecognisedDays[] {
  const groups = new Map<string, DayColumn[]>();
  for (const column of dayColumns) {
    const key = normalise(column.heading);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  const taken = new Set<string>();
  const isOne = hasOneDayField(target);
  return [...groups.values()].flatMap((columns) => {
    const [first] = columns;
    if (first === undefined) return [];
    const field = matchDayField(first, target)?.key ?? null;
    const places = isOne ? columns.map(eventOf) : [field ?? ''];
    const isFree = field !== null && !places.some((place) => taken.has(place));
    if (isFree) for (const place of places) taken.add(place);
    return {
      heading: first.heading,
      field: isFree ? field : null,
      days: columns.map(({ label }) => label),
      samples: samplesOf(columns, rows, isDate1904),
    };
  });
}

function samplesOf(columns: readonly TableColumn[], rows: readonly RawRow[], isDate1904: boolean): string[] {
  const samples: string[] = [];
  for (const { cells } of rows)
    for (const { index } of columns) {
      const text = shownText(cells[index] ?? null, isDate1904);
      if (text !== '') samples.push(text);
      if (samples.length === SAMPLES) return samples;
    }
  return samples;
}
