import type { FileNote } from './cells.js';
import { FileProblem } from './file-problem.js';
import { indexOfText } from './find-bytes.js';
import type { FileLimits } from './limits.js';
import { WORKBOOK_PART } from './xlsx-parts.js';
import { unpacked, unpackedSizeOf, zipParts, type ZipPart } from './zip-parts.js';

/** Parts of a workbook without cells: pictures, charts, pivot tables, comments, values of other files, macros. */
const WITHOUT_CELLS =
  /^xl\/(?:media|drawings|charts|chartsheets|diagrams|embeddings|printerSettings|pivotCache|pivotTables|externalLinks|comments|threadedComments|persons|ctrlProps|activeX|slicers|slicerCaches|tables|queryTables|model|customData|theme|richData|calcChain|vbaProject)|^(?:docProps|customXml|Pictures|Thumbnails|Configurations2|ObjectReplacements|Object \d+)\/|\.(?:png|jpe?g|gif|emf|wmf|svg)$/i;

/** An opened container. */
export interface OpenedContainer {
  format: 'xlsx' | 'ods';
  /** Those that can hold cells. */
  parts: ZipPart[];
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
 * Opens a ZIP container, of which the parts with cells may unpack to `limits.unpackedBytes`. Throws `FileProblem`: `not_a_table`,
 * `unpacks_too_large`, `unreadable`.
 */
export function openContainer(bytes: Uint8Array, limits: FileLimits): OpenedContainer {
  const all = zipParts(bytes);
  const format = formatOf(all);
  const parts = all.filter(({ name }) => !name.endsWith('/') && !WITHOUT_CELLS.test(name));
  if (unpackedSizeOf(parts) > limits.unpackedBytes) throw new FileProblem('unpacks_too_large');
  return { format, parts, notes: notesOf(all) };
}

/** OpenDocument, in which one element can stand for millions of cells. */
export interface OpenDocument {
  /** A container in which sizes are true and compression is none. */
  bytes: Uint8Array;
  content: Uint8Array | null;
}

/** Unpacks OpenDocument. Throws `FileProblem`: `encrypted`, `unreadable`. */
export function unpackOpenDocument(parts: ZipPart[]): OpenDocument {
  const { bytes, contents } = unpacked(parts);
  const manifest = contents.get('META-INF/manifest.xml');
  if (manifest && indexOfText(manifest, 'encryption-data') !== -1) throw new FileProblem('encrypted');
  return { bytes, content: contents.get('content.xml') ?? null };
}

function formatOf(parts: ZipPart[]): 'xlsx' | 'ods' {
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  if (has(WORKBOOK_PART)) return 'xlsx';
  const other = OTHERS.find(([pattern]) => has(pattern));
  if (other) throw new FileProblem('not_a_table', { kind: other[1] });
  if (has(/^content\.xml$/)) return 'ods';
  throw new FileProblem('not_a_table', { kind: 'a ZIP file without a workbook' });
}

function notesOf(parts: ZipPart[]): FileNote[] {
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  const notes: FileNote[] = [];
  if (has(/^xl\/vbaProject\.bin$|^Basic\/.+\.xml$/i)) notes.push({ code: 'macros' });
  if (has(/^xl\/externalLinks\//i)) notes.push({ code: 'links_to_other_files' });
  return notes;
}
