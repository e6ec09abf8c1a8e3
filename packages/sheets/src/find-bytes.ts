/** The bytes of an ASCII text, with one byte per character, or two in UTF-16. */
const bytesOf = (text: string, isUtf16: boolean): number[] =>
  [...text].flatMap((char) => (isUtf16 ? [char.charCodeAt(0), 0] : [char.charCodeAt(0)]));

/** Where an ASCII text occurs in bytes from `from` on; -1: nowhere. */
export function indexOfText(bytes: Uint8Array, text: string, { isUtf16 = false, from = 0 } = {}): number {
  const sought = bytesOf(text, isUtf16);
  const [first = 0] = sought;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (sought.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
