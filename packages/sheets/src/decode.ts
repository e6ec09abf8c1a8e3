/** Of browsers and Node alike; neither's types are needed for more. */
declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
}

/** The text of a file, without byte order mark: UTF-8 if all bytes fit, else Windows-1252. UTF-16 is known by its mark. */
export function decode(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decodeAs('utf-16le', bytes), encoding: 'utf-16le' };
  try {
    return { text: decodeAs('utf-8', bytes), encoding: 'utf-8' };
  } catch {
    return { text: decodeAs('windows-1252', bytes), encoding: 'windows-1252' };
  }
}

/** Throws TypeError when the bytes do not fit. Decoders leave out the mark. */
const decodeAs = (encoding: DecodedText['encoding'], bytes: Uint8Array): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);
