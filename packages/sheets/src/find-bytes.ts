/** Whether a text occurs in bytes, with one byte per character, or two in UTF-16. The text is ASCII. */
export function containsText(bytes: Uint8Array, text: string, { isUtf16 = false } = {}): boolean {
  const sought = [...text].flatMap((char) => (isUtf16 ? [char.charCodeAt(0), 0] : [char.charCodeAt(0)]));
  const [first = 0] = sought;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (sought.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}
