import type { RawFile } from './cells.js';
import { openCompoundFile } from './compound-file.js';
import { openContainer } from './container.js';
import { decode } from './decode.js';
import { readDelimited } from './delimited-text.js';
import { FileProblem } from './file-problem.js';
import { FILE_LIMITS, type FileLimits } from './limits.js';
import { checkRepeatedCells } from './repeated-cells.js';
import { readWorkbook } from './workbook.js';

/** How files begin that are no table. */
const OTHER_FILES: readonly [string, string][] = [
  ['%PDF', 'a PDF'],
  ['{\\rtf', 'a text document'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['GIF8', 'a picture'],
];
const ZIP = 'PK\u0003\u0004';
/** Of Excel up to 2003, and of workbooks with a password. */
const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0';
/** Pages and XML that programs save under the ending .xls. */
const MARKUP = /^\s*<(?:!doctype|html|table|head|meta|style|div|\?xml)/i;
const MARKUP_START = 200;

/**
 * The raw cells of a file: xlsx, xlsm, xls, ods or text with delimiters, known by its bytes. Throws `FileProblem`.
 * @param fileName names the sheet of a text file
 */
export function readFile(bytes: Uint8Array, fileName: string, limits: FileLimits = FILE_LIMITS): Promise<RawFile> {
  // A promise, so that callers do not change when a format is read in parts.
  return new Promise((resolve) => {
    resolve(withRows(readBytes(bytes, fileName, limits)));
  });
}

function readBytes(bytes: Uint8Array, fileName: string, limits: FileLimits): RawFile {
  if (bytes.length === 0) throw new FileProblem('empty');
  if (bytes.length > limits.fileBytes) throw new FileProblem('too_large', { most: limits.fileBytes });
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const other = OTHER_FILES.find(([magic]) => start.startsWith(magic));
  if (other) throw new FileProblem('not_a_table', { kind: other[1] });
  if (start.startsWith(ZIP)) return readContainer(bytes, limits);
  if (start.startsWith(COMPOUND_FILE)) return readWorkbook(openCompoundFile(bytes), 'xls', [], limits);
  return readText(bytes, fileName, limits);
}

function readContainer(bytes: Uint8Array, limits: FileLimits): RawFile {
  const { format, bytes: opened, content, notes } = openContainer(bytes, limits);
  if (content !== null) checkRepeatedCells(decode(content).text, limits.cells);
  return readWorkbook(opened, format, notes, limits);
}

function readText(bytes: Uint8Array, fileName: string, limits: FileLimits): RawFile {
  const { text, encoding, utf8 } = decode(bytes);
  if (MARKUP.test(text.slice(0, MARKUP_START)))
    throw new FileProblem('not_a_table', { kind: 'a web page or XML under another name' });
  if (text.includes('\0')) throw new FileProblem('not_a_table', { kind: 'a file without text' });
  const { delimiter, rows, notes } = readDelimited(text, limits, utf8);
  if (encoding === 'windows-1252') notes.push({ code: 'legacy_encoding' });
  const sheet = { name: fileName, isHidden: false, rows, merges: [] };
  return { format: 'csv', delimiter, encoding, isDate1904: false, sheets: [sheet], notes };
}

function withRows(file: RawFile): RawFile {
  if (file.sheets.every(({ rows }) => rows.length === 0)) throw new FileProblem('no_rows');
  return file;
}
