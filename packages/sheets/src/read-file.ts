import type { RawFile } from './cells.js';
import { openCompoundFile } from './compound-file.js';
import { openContainer, unpackOpenDocument } from './container.js';
import { decode } from './decode.js';
import { readDelimited } from './delimited-text.js';
import { FileProblem } from './file-problem.js';
import { FILE_LIMITS, type FileLimits } from './limits.js';
import { checkRepeatedCells } from './repeated-cells.js';
import type { readWorkbook } from './workbook.js';
import { readXlsx } from './xlsx.js';

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
export async function readFile(
  bytes: Uint8Array,
  fileName: string,
  limits: FileLimits = FILE_LIMITS,
): Promise<RawFile> {
  const file = await readBytes(bytes, fileName, limits);
  if (file.sheets.every(({ rows }) => rows.length === 0)) throw new FileProblem('no_rows');
  return file;
}

async function readBytes(bytes: Uint8Array, fileName: string, limits: FileLimits): Promise<RawFile> {
  if (bytes.length === 0) throw new FileProblem('empty');
  if (bytes.length > limits.fileBytes) throw new FileProblem('too_large', { most: limits.fileBytes });
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const other = OTHER_FILES.find(([magic]) => start.startsWith(magic));
  if (other) throw new FileProblem('not_a_table', { kind: other[1] });
  if (start.startsWith(ZIP)) return readContainer(bytes, limits);
  if (start.startsWith(COMPOUND_FILE)) return readOther(openCompoundFile(bytes), 'xls', [], limits);
  return readText(bytes, fileName, limits);
}

async function readContainer(bytes: Uint8Array, limits: FileLimits): Promise<RawFile> {
  const { format, parts, notes } = openContainer(bytes, limits);
  if (format === 'xlsx') return readXlsx(parts, notes, limits);
  const { bytes: opened, content } = unpackOpenDocument(parts);
  if (content !== null) checkRepeatedCells(decode(content).text, limits.cells);
  return readOther(opened, format, notes, limits);
}

/** The library is large, and most files need none of it. */
async function readOther(...args: Parameters<typeof readWorkbook>): Promise<RawFile> {
  const library = await import('./workbook.js');
  return library.readWorkbook(...args);
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
