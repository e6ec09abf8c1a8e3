import { numberCell, textCell, type CellCollector } from './cell-collector.js';
import type { MergedCells, RawCell, RawRow } from './cells.js';
import { FileProblem } from './file-problem.js';
import { LINES_MAX } from './limits.js';
import { serialOf } from './serial-day.js';
import { isTrue, richText, unescaped } from './xlsx-parts.js';
import { readXml } from './xml-part.js';
import type { ZipPart } from './zip-parts.js';

/** What the cells of all sheets of a workbook refer to. */
export interface XlsxContext {
  /** By style, the number format; null for none. */
  formats: readonly (string | null)[];
  strings: readonly string[];
  isDate1904: boolean;
  table: CellCollector;
}

export interface XlsxSheet {
  rows: RawRow[];
  merges: MergedCells[];
  /** Whether the result of a formula is missing. */
  isUncalculated: boolean;
}

interface XmlCell {
  type: string;
  style: number;
  /** Empty for an empty cell. */
  value: string;
}

/** The rows of a sheet. Throws `FileProblem`: `too_many_rows`, `unpacks_too_large`, `encrypted`, `unreadable`. */
export function readXlsxSheet(part: ZipPart, context: XlsxContext): XlsxSheet {
  const { table } = context;
  const sheet: XlsxSheet = { rows: [], merges: [], isUncalculated: false };
  const inline = richText();
  let [line, isNumbered] = [0, false];
  let column = -1;
  let width = 0;
  let cells: (RawCell | null)[] = [];
  let cell: XmlCell = { type: 'n', style: 0, value: '' };
  let [hasFormula, hasValue] = [false, false];
  let isValue = false;

  readXml(part, {
    open(name, attributes) {
      switch (name) {
        case 'row':
          isNumbered = attributes['r'] !== undefined;
          line = isNumbered ? Number(attributes['r']) : line + 1;
          if (!Number.isInteger(line)) throw new FileProblem('unreadable');
          column = -1;
          width = 0;
          cells = [];
          break;
        case 'c': {
          const { r: address, t: type = 'n', s: style = 0 } = attributes;
          column = address === undefined ? column + 1 : columnOf(address);
          if (address !== undefined && !isNumbered) line = Number(address.replace(/^\D+/, ''));
          cell = { type, style: Number(style), value: '' };
          [hasFormula, hasValue] = [false, false];
          break;
        }
        case 'v':
          [isValue, hasValue] = [true, true];
          break;
        case 'f':
          hasFormula = true;
          break;
        case 'mergeCell':
          sheet.merges.push(...mergeOf(attributes['ref']));
          break;
        default:
          inline.open(name);
      }
    },
    text(text) {
      if (isValue) cell.value += text;
      else inline.text(text);
    },
    close(name) {
      switch (name) {
        case 'v':
          isValue = false;
          break;
        case 'c': {
          if (cell.type === 'inlineStr') cell.value = inline.take();
          if (hasFormula && !hasValue) sheet.isUncalculated = true;
          const { type, style, value } = cell;
          if (value === '') break;
          width = Math.max(width, column + 1);
          if (column >= table.limits.columns) break;
          cells[column] = table.cell(`${type} ${style} ${value}`, () => rawCell(cell, context));
          break;
        }
        case 'row': {
          const row = line <= LINES_MAX ? table.row(width, (at) => cells[at] ?? null) : null;
          if (row === null) break;
          if (line > table.limits.rows) throw new FileProblem('too_many_rows', { most: table.limits.rows });
          sheet.rows.push({ line, cells: row });
          break;
        }
        default:
          inline.close(name);
      }
    },
  });
  sheet.rows.sort((one, other) => one.line - other.line);
  return sheet;
}

/** The letters of an address such as `AB12` as the number of a column, from 0. */
function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    const letter = address.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

function rawCell({ type, style, value }: XmlCell, { formats, strings, isDate1904 }: XlsxContext): RawCell | null {
  const format = formats[style] ?? null;
  switch (type) {
    case 's': {
      const text = strings[Number(value)];
      if (text === undefined) throw new FileProblem('unreadable');
      return textCell(text);
    }
    case 'str':
      return textCell(unescaped(value));
    case 'inlineStr':
      return textCell(value);
    case 'b':
      return { kind: 'boolean', value: isTrue(value), format: null };
    case 'e':
      return { kind: 'error', value, format: null };
    case 'd':
      return numberCell(serialOf(value, isDate1904), format);
    default:
      return numberCell(Number(value), format);
  }
}

/** `A1:C1` */
function mergeOf(range: string | undefined): MergedCells[] {
  const [, from = '', firstLine, to = '', lastLine] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range ?? '') ?? [];
  if (firstLine === undefined) return [];
  const lines = { firstLine: Number(firstLine), lastLine: Number(lastLine) };
  return [{ ...lines, firstColumn: columnOf(from), lastColumn: columnOf(to) }];
}
