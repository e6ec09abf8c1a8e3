import { Inflate } from 'fflate';
import { FileProblem } from './file-problem.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_HEADER_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
/** The real value is in the extra field of ZIP64, which some writers use for small files, too. */
const IN_ZIP64 = 0xffffffff;
const ZIP64 = 1;
/** Inflating this many bytes yields at most 17 MB, so that a part which declares too little is noticed before it costs more. */
const STEP_BYTES = 16_384;

/** A file inside a ZIP container. */
export interface ZipPart {
  name: string;
  isEncrypted: boolean;
  /** 0: stored, 8: deflated. */
  method: number;
  /** As declared, in bytes. */
  unpackedSize: number;
  crc: number;
  packed: Uint8Array;
}

/** The parts of a ZIP container by its directory. Throws `FileProblem` `unreadable` when it is cut off. */
export function zipParts(bytes: Uint8Array): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readDirectory(bytes, view);
  } catch (error) {
    // A RangeError of the view: something lies beyond the end.
    throw error instanceof FileProblem ? error : new FileProblem('unreadable');
  }
}

function readDirectory(bytes: Uint8Array, view: DataView): ZipPart[] {
  const end = endOfDirectory(view);
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new FileProblem('unreadable');
    const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const name = latin1(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    const { size, offset, unpackedSize } = placeOf(view, at, at + ENTRY_SIZE + nameLength, extraLength);
    if (view.getUint32(offset, true) !== LOCAL_HEADER) throw new FileProblem('unreadable');
    const start = offset + LOCAL_HEADER_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + size > bytes.length) throw new FileProblem('unreadable');
    parts.push({
      name: name.replaceAll('\\', '/'),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      unpackedSize,
      crc: view.getUint32(at + 16, true),
      packed: bytes.subarray(start, start + size),
    });
    at += ENTRY_SIZE + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return parts;
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new FileProblem('unreadable');
}

function placeOf(view: DataView, entry: number, extra: number, extraLength: number) {
  const [size, unpackedSize] = [view.getUint32(entry + 20, true), view.getUint32(entry + 24, true)];
  const place = { unpackedSize, size, offset: view.getUint32(entry + 42, true) };
  const large = (['unpackedSize', 'size', 'offset'] as const).filter((name) => place[name] === IN_ZIP64);
  if (large.length === 0) return place;
  for (let at = extra; at < extra + extraLength; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64) continue;
    for (const [index, name] of large.entries()) place[name] = Number(view.getBigUint64(at + 4 + 8 * index, true));
    return place;
  }
  throw new FileProblem('unreadable');
}

/** The names of a workbook's parts are ASCII. */
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What parts declare to unpack to, in bytes. */
export const unpackedSizeOf = (parts: readonly ZipPart[]): number =>
  parts.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);

/**
 * A container with the same parts, without compression. Throws `FileProblem`: `encrypted`, or `unreadable` when a part is damaged or
 * holds more or less than it declares.
 */
export function unpacked(parts: ZipPart[]): UnpackedZip {
  const size = unpackedSizeOf(parts);
  const headers = parts.reduce((sum, { name }) => sum + LOCAL_HEADER_SIZE + ENTRY_SIZE + 2 * name.length, END_SIZE);
  const bytes = new Uint8Array(size + headers);
  const view = new DataView(bytes.buffer);
  const contents = new Map<string, Uint8Array>();
  const starts: number[] = [];
  let at = 0;
  for (const part of parts) {
    starts.push(at);
    view.setUint32(at, LOCAL_HEADER, true);
    writeFields(view, at + 4, part);
    writeName(bytes, at + LOCAL_HEADER_SIZE, part);
    at += LOCAL_HEADER_SIZE + part.name.length;
    const content = bytes.subarray(at, at + part.unpackedSize);
    let end = 0;
    inflatePart(part, (chunk) => {
      content.set(chunk, end);
      end += chunk.length;
    });
    contents.set(part.name, content);
    at += part.unpackedSize;
  }
  writeDirectory(bytes, view, at, parts, starts);
  return { bytes, contents };
}

/** The container, and views of its parts by their names. */
export interface UnpackedZip {
  bytes: Uint8Array;
  contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Hands out what a part unpacks to, chunk by chunk. Throws `FileProblem`: `encrypted`, `unreadable` when the part is damaged or holds
 * more or less than it declares, and what `receive` throws.
 */
export function inflatePart(
  { packed, method, isEncrypted, unpackedSize }: ZipPart,
  receive: (chunk: Uint8Array) => void,
): void {
  if (isEncrypted) throw new FileProblem('encrypted');
  let left = unpackedSize;
  const add = (chunk: Uint8Array) => {
    left -= chunk.length;
    if (left < 0) throw new FileProblem('unreadable');
    receive(chunk);
  };
  try {
    if (method === 0) add(packed);
    else if (method === 8) inflateSteps(packed, add);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('unreadable');
  }
  if (left !== 0) throw new FileProblem('unreadable');
}

function inflateSteps(packed: Uint8Array, add: (chunk: Uint8Array) => void): void {
  const stream = new Inflate(add);
  for (let at = 0; at < packed.length; at += STEP_BYTES)
    stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
}

function writeDirectory(bytes: Uint8Array, view: DataView, start: number, parts: ZipPart[], starts: number[]): void {
  let at = start;
  for (const [index, part] of parts.entries()) {
    view.setUint32(at, ENTRY, true);
    writeFields(view, at + 6, part);
    view.setUint32(at + 42, starts[index] ?? 0, true);
    writeName(bytes, at + ENTRY_SIZE, part);
    at += ENTRY_SIZE + part.name.length;
  }
  view.setUint32(at, END, true);
  view.setUint16(at + 8, parts.length, true);
  view.setUint16(at + 10, parts.length, true);
  view.setUint32(at + 12, at - start, true);
  view.setUint32(at + 16, start, true);
}

/** What a part's header and its entry in the directory have alike, from the needed version on. Flags, method and times are 0. */
function writeFields(view: DataView, at: number, { name, crc, unpackedSize }: ZipPart): void {
  view.setUint16(at, 20, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, unpackedSize, true);
  view.setUint32(at + 18, unpackedSize, true);
  view.setUint16(at + 22, name.length, true);
}

const writeName = (bytes: Uint8Array, at: number, { name }: ZipPart): void =>
  bytes.set(
    Uint8Array.from(name, (char) => char.charCodeAt(0)),
    at,
  );
