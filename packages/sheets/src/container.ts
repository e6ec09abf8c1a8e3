import type { FileNote } from './cells.js';
import { FileProblem } from './file-problem.js';
import { indexOfText } from './find-bytes.js';
import type { FileLimits } from './limits.js';
import { unpacked, zipParts, type ZipPart } from './zip-parts.js';

/** Parts of a workbook without cells: pictures, charts, pivot tables, comments, values of other files, macros. */
const WITHOUT_CELLS =
  /^xl\/(?:media|drawings|charts|chartsheets|diagrams|embeddings|printerSettings|pivotCache|pivotTables|externalLinks|comments|threadedComments|persons|ctrlProps|activeX|slicers|slicerCaches|tables|queryTables|model|customData|theme|richData|calcChain|vbaProject)|^(?:docProps|customXml|Pictures|Thumbnails|Configurations2|ObjectReplacements|Object \d+)\/|\.(?:png|jpe?g|gif|emf|wmf|svg)$/i;
const SHEET = /^\/?xl\/worksheets\/[^/]+\.xml$/i;
/** The end of a cell with a formula and no value. */
const UNCALCULATED = '</f></c>';

/** An unpacked workbook, as a container in which sizes are true and compression is none. */
export interface OpenedContainer {
  format: 'xlsx' | 'ods';
  bytes: Uint8Array;
  /** The cells of OpenDocument, in which one element can stand for millions; null for other formats. */
  content: Uint8Array | null;
  notes: FileNote[];
}

/** What else a ZIP container is, by a part that it has. */
const OTHERS: readonly [RegExp, string][] = [
  [/^xl\/workbook\.bin$/i, 'a binary workbook (.xlsb)'],
  [/^word\//, 'a text document'],
  [/^ppt\//, 'a presentation'],
  [/^Index\/|^Index\.zip$/, 'a file of Numbers, Pages or Keynote'],
];

/**
 * Opens a ZIP container and unpacks what holds cells, at most `limits.unpackedBytes`. Throws `FileProblem`: `not_a_table`,
 * `encrypted`, `unpacks_too_large`, `unreadable`.
 */
export function openContainer(bytes: Uint8Array, limits: FileLimits): OpenedContainer {
  const parts = zipParts(bytes);
  const format = formatOf(parts);
  const withCells = parts.filter(({ name }) => !name.endsWith('/') && !WITHOUT_CELLS.test(name));
  const { bytes: opened, contents } = unpacked(withCells, limits.unpackedBytes);
  const manifest = contents.get('META-INF/manifest.xml');
  if (manifest && indexOfText(manifest, 'encryption-data') !== -1) throw new FileProblem('encrypted');
  const content = format === 'ods' ? (contents.get('content.xml') ?? null) : null;
  return { format, bytes: opened, content, notes: notesOf(parts, contents) };
}

function formatOf(parts: ZipPart[]): 'xlsx' | 'ods' {
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  if (has(/(?:^|\/)workbook\d*\.xml$/i)) return 'xlsx';
  const other = OTHERS.find(([pattern]) => has(pattern));
  if (other) throw new FileProblem('not_a_table', { kind: other[1] });
  if (has(/^content\.xml$/)) return 'ods';
  throw new FileProblem('not_a_table', { kind: 'a ZIP file without a workbook' });
}

function notesOf(parts: ZipPart[], contents: ReadonlyMap<string, Uint8Array>): FileNote[] {
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  const notes: FileNote[] = [];
  if (has(/^xl\/vbaProject\.bin$|^Basic\/.+\.xml$/i)) notes.push({ code: 'macros' });
  if (has(/^xl\/externalLinks\//i)) notes.push({ code: 'links_to_other_files' });
  if ([...contents].some(([name, content]) => SHEET.test(name) && indexOfText(content, UNCALCULATED) !== -1))
    notes.push({ code: 'formulas_without_value' });
  return notes;
}
