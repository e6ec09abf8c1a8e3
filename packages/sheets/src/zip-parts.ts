import { Inflate, zipSync } from 'fflate';
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
/** Inflating this many bytes yields at most 17 MB, so that a limit is exceeded by no more than that. */
const STEP_BYTES = 16_384;

/** A file inside a ZIP container. */
export interface ZipPart {
  name: string;
  isEncrypted: boolean;
  /** 0: stored, 8: deflated. */
  method: number;
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
    const { size, offset } = placeOf(view, at, at + ENTRY_SIZE + nameLength, extraLength);
    if (view.getUint32(offset, true) !== LOCAL_HEADER) throw new FileProblem('unreadable');
    const start = offset + LOCAL_HEADER_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + size > bytes.length) throw new FileProblem('unreadable');
    parts.push({
      name: name.replaceAll('\\', '/'),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
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
  const place = { size: view.getUint32(entry + 20, true), offset: view.getUint32(entry + 42, true) };
  if (place.size !== IN_ZIP64 && place.offset !== IN_ZIP64) return place;
  for (let at = extra; at < extra + extraLength; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64) continue;
    let value = at + 4;
    // Of unpacked size, packed size and offset, those are here that do not fit into their own field.
    if (view.getUint32(entry + 24, true) === IN_ZIP64) value += 8;
    if (place.size === IN_ZIP64) {
      place.size = Number(view.getBigUint64(value, true));
      value += 8;
    }
    if (place.offset === IN_ZIP64) place.offset = Number(view.getBigUint64(value, true));
    return place;
  }
  throw new FileProblem('unreadable');
}

/** The names of a workbook's parts are ASCII. */
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Inflates the parts of one file, and counts what they yield rather than what they declare. */
export class Inflater {
  private left: number;

  /** @param most bytes that all parts together may unpack to */
  constructor(private readonly most: number) {
    this.left = most;
  }

  /** The content of a part. Throws `FileProblem`: `unpacks_too_large`, or `unreadable` when it is damaged. */
  inflate({ packed, method, isEncrypted }: ZipPart): Uint8Array {
    if (isEncrypted) throw new FileProblem('encrypted');
    if (method === 0) {
      this.count(packed.length);
      return packed;
    }
    if (method !== 8) throw new FileProblem('unreadable');
    const chunks: Uint8Array[] = [];
    let isComplete = false;
    const inflate = new Inflate((chunk, isLast) => {
      this.count(chunk.length);
      chunks.push(chunk);
      isComplete = isLast;
    });
    try {
      for (let at = 0; at < packed.length; at += STEP_BYTES)
        inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    } catch (error) {
      throw error instanceof FileProblem ? error : new FileProblem('unreadable');
    }
    if (!isComplete) throw new FileProblem('unreadable');
    return joined(chunks);
  }

  private count(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new FileProblem('unpacks_too_large', { most: this.most });
  }
}

/** A ZIP container of these parts, without compression and with true sizes. */
export const storedZip = (parts: Record<string, Uint8Array>): Uint8Array => zipSync(parts, { level: 0 });

function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
