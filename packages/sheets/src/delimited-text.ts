import { unescapeFormula } from '@touchline/contracts/csv';
import { parse } from 'csv-parse/browser/esm/sync';
import { CellCollector, textCell } from './cell-collector.js';
import type { FileNote, RawRow } from './cells.js';
import { FileProblem } from './file-problem.js';
import type { FileLimits } from './limits.js';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Rows that are looked at to find the delimiter. */
const SAMPLE_ROWS = 50;
/** Excel writes and reads this first line, which is no row of the table. */
const DELIMITER_LINE = /^sep=([;,\t|])\r?\n/i;

const OPTIONS = {
  columns: false as const,
  relax_quotes: true,
  relax_column_count: true,
  // By default the first line break decides, and glues lines together that end in another one.
  record_delimiter: ['\r\n', '\n', '\r'],
};

/**
 * The rows of a text with delimiters. Lines are numbered as a spreadsheet does it: a cell with line breaks is in one row.
 * The apostrophe with which a cell is kept from being a formula is taken off.
 * Throws `FileProblem`: `unclosed_quote`, `too_many_rows`, `unpacks_too_large`.
 * @param text without byte order mark, at which the library's build for browsers fails when it gets bytes
 * @param bytes the same text in UTF-8, which the library reads without making a copy
 */
export function readDelimited(text: string, limits: FileLimits, bytes: Uint8Array | null): DelimitedRows {
  const stated = DELIMITER_LINE.exec(text);
  const delimiter = stated?.[1] ?? findDelimiter(text);
  const source = stated ? text.slice(stated[0].length) : (bytes ?? text);
  const table = new CellCollector(limits);
  const rows: RawRow[] = [];
  const records = parseRecords(source, delimiter, limits.rows + 1);
  if (records.length > limits.rows) throw new FileProblem('too_many_rows', { most: limits.rows });
  for (const [index, values] of records.entries()) {
    const cells = table.row(values.length, (column) => {
      const text = values[column] ?? '';
      return table.cell(text, () => textCell(unescapeFormula(text)));
    });
    if (cells !== null) rows.push({ line: index + 1, cells });
  }
  return { delimiter, rows, notes: table.notes() };
}

export interface DelimitedRows {
  delimiter: string;
  rows: RawRow[];
  notes: FileNote[];
}

/**
 * The delimiter with which the sample has most cells in rows of one width. A comma inside of numbers or names makes rows of
 * different widths, or fewer cells than the real delimiter.
 */
function findDelimiter(text: string): string {
  const sample = firstLines(text, SAMPLE_ROWS);
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, score: scoreOf(sample, delimiter) }));
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

function scoreOf(sample: string, delimiter: string): number {
  const rows = tryRecords(sample, delimiter).filter((values) => values.some((value) => value.trim() !== ''));
  if (delimiter === ',' && isListOfNames(rows)) return 0;
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, count]) => (width - 1) * count * count));
}

/** One column of `Last, First` below its heading. */
function isListOfNames([heading = [], ...rows]: string[][]): boolean {
  return heading.length === 1 && rows.every(([, first, ...more]) => first?.startsWith(' ') && more.length === 0);
}

/** The last line of a sample may end inside of a cell with line breaks. */
function tryRecords(sample: string, delimiter: string): string[][] {
  try {
    return parse(sample, { ...OPTIONS, delimiter, to: SAMPLE_ROWS });
  } catch {
    return [];
  }
}

function firstLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count && end !== -1; line += 1) end = text.indexOf('\n', end + 1);
  return end === -1 ? text : text.slice(0, end);
}

function parseRecords(text: string | Uint8Array, delimiter: string, to: number): string[][] {
  try {
    return parse(text, { ...OPTIONS, delimiter, to });
  } catch (error) {
    if (isOpenQuote(error)) throw new FileProblem('unclosed_quote', { line: error.lines });
    throw new FileProblem('unreadable');
  }
}

const isOpenQuote = (error: unknown): error is { lines: number } =>
  error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED' && 'lines' in error;
