import { requireEpochDay } from '@touchline/contracts/calendar-date';
import { csvText, escapeFormula } from '@touchline/contracts/csv';
import writeWorkbook, { type Cell, type CellObject } from 'write-excel-file/node';

/** A day is `2026-03-29`; null is an empty cell. */
export type WrittenCell = string | number | null;

export interface WrittenColumn {
  heading: string;
  kind: 'text' | 'number' | 'day';
}

export interface WrittenTable {
  /** Name of the sheet, of which a workbook keeps 31 characters. */
  name: string;
  columns: readonly WrittenColumn[];
  rows: readonly (readonly WrittenCell[])[];
}

const MS_PER_DAY = 86_400_000;
const DAY_FORMAT = 'yyyy-mm-dd';
const SHEET_NAME_MAX = 31;
/** Characters that the name of a sheet must not have, or not at its ends. */
const NOT_IN_SHEET_NAMES = /[[\]/\\:*?]|^'|'$/g;
/** In characters. */
const WIDTH_MIN = 10;
const WIDTH_MAX = 40;
/** Rows by which the width of a column is decided. */
const WIDTH_ROWS = 200;
/** A decimal sign before three digits may be that of thousands. */
const THREE_DECIMALS = /\.\d{3}$/;

/** The table as text in the format of RFC 4180, UTF-8 with a byte order mark. Texts never become formulas. */
export function writeCsv({ columns, rows }: WrittenTable): Uint8Array {
  const headings = columns.map(({ heading }) => escapeFormula(heading));
  return new TextEncoder().encode(
    csvText(
      headings,
      rows.map((cells) => cells.map(csvCell)),
    ),
  );
}

function csvCell(cell: WrittenCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return escapeFormula(cell);
  const text = String(cell);
  return THREE_DECIMALS.test(text) ? `${text}0` : text;
}

/** The table as a workbook with one sheet, whose headings stay in view. Texts are texts, whatever they begin with. */
export async function writeXlsx({ name, columns, rows }: WrittenTable): Promise<Uint8Array> {
  const headings = columns.map(({ heading }): CellObject => ({ value: heading, type: String, fontWeight: 'bold' }));
  const cells = rows.map((row) => row.map((cell, at) => xlsxCell(cell, columns[at]?.kind ?? 'text')));
  const file = writeWorkbook([headings, ...cells], {
    sheet: name.replace(NOT_IN_SHEET_NAMES, ' ').slice(0, SHEET_NAME_MAX).trim() || 'Sheet',
    stickyRowsCount: 1,
    columns: columns.map((column, at) => ({ width: widthOf(column, at, rows) })),
  });
  return new Uint8Array(await file.toBuffer());
}

function xlsxCell(cell: WrittenCell, kind: WrittenColumn['kind']): Cell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (kind !== 'day') return { value: ownText(cell), type: String };
  return { value: new Date(requireEpochDay(cell) * MS_PER_DAY), type: Date, format: DAY_FORMAT };
}

/** The library looks texts up in an object, where `constructor` has a meaning: it gets a blank, which no reader keeps. */
const ownText = (text: string): string => (text in Object.prototype ? `${text} ` : text);

function widthOf({ heading }: WrittenColumn, at: number, rows: WrittenTable['rows']): number {
  const lengths = rows.slice(0, WIDTH_ROWS).map((row) => String(row[at] ?? '').length);
  return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, heading.length, ...lengths) + 2);
}
