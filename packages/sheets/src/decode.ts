/** Of browsers and Node alike; neither's types are needed for more. */
declare const TextDecoder: new (label: string, options: { fatal: boolean }) => TextDecoder;
interface TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
  /** The same in UTF-8, without byte order mark; null when the file has another encoding. */
  utf8: Uint8Array | null;
}

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** The text of a file, without byte order mark: UTF-8 if all bytes fit, else Windows-1252. UTF-16 is known by its mark. */
export function decode(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: decodeAs('utf-16le', bytes), encoding: 'utf-16le', utf8: null };
  try {
    const hasMark = UTF8_MARK.every((byte, index) => bytes[index] === byte);
    return { text: decodeAs('utf-8', bytes), encoding: 'utf-8', utf8: hasMark ? bytes.subarray(3) : bytes };
  } catch {
    return { text: decodeAs('windows-1252', bytes), encoding: 'windows-1252', utf8: null };
  }
}

/** Decodes UTF-8 that comes in chunks, the last of which is none. Throws TypeError when the bytes do not fit. */
export function utf8Chunks(): (chunk?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => decoder.decode(chunk, { stream: chunk !== undefined });
}

/** Throws TypeError when the bytes do not fit. Decoders leave out the mark. */
const decodeAs = (encoding: DecodedText['encoding'], bytes: Uint8Array): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);
