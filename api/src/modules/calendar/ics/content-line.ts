/** The lines of an iCalendar file (RFC 5545, 3.1 and 3.3.11). */

export const LINE_END = '\r\n';
/** Octets of UTF-8, the line's end not counted. */
const LONGEST = 75;

/** Signs that no text of a calendar may hold; the tab is the one that may. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A text as a value: what separates values escaped, a line break of whatever kind as `\n`, other control characters left out. */
export function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');
}

/** The line in pieces of at most 75 octets, each but the first behind a space. No sign is torn apart, however many octets it has. */
export function folded(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST) return line;
  let [text, room] = ['', LONGEST];
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    if (octets > room) {
      text += `${LINE_END} `;
      room = LONGEST - 1;
    }
    text += sign;
    room -= octets;
  }
  return text;
}
