import { FileProblem } from './file-problem.js';
import { indexOfText } from './find-bytes.js';

/** Streams of compound files that hold no readable workbook. */
const OTHER_STREAMS: readonly [string, string][] = [
  ['WordDocument', 'a text document'],
  ['PowerPoint Document', 'a presentation'],
];
/** Streams with title, author and the like. A damaged one has the library count to billions. */
const PROPERTIES = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation'];

/**
 * A workbook of Excel up to 2003 without the properties of the document. Throws `FileProblem`: `encrypted`, `not_a_table`.
 */
export function openCompoundFile(bytes: Uint8Array): Uint8Array {
  const has = (stream: string) => indexOfText(bytes, stream, { isUtf16: true }) !== -1;
  if (has('EncryptedPackage')) throw new FileProblem('encrypted');
  const other = OTHER_STREAMS.find(([stream]) => has(stream));
  if (other) throw new FileProblem('not_a_table', { kind: other[1] });
  const opened = bytes.slice();
  for (const name of PROPERTIES) hideStream(opened, name);
  return opened;
}

/** Gives a stream another name, under which nobody looks for it. */
function hideStream(bytes: Uint8Array, name: string): void {
  let at = indexOfText(bytes, name, { isUtf16: true });
  while (at !== -1) {
    bytes[at] = 'x'.charCodeAt(0);
    at = indexOfText(bytes, name, { isUtf16: true, from: at });
  }
}
