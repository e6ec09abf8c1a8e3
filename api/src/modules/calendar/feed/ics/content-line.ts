/** Writes the content lines of an iCalendar file (RFC 5545, sections 3.1 and 3.3.11). */

export const LINE_END = '\r\n';
/** In octets of UTF-8, without the line end. */
const MAX_LINE_OCTETS = 75;

/** Characters that a TEXT value must not contain: all control characters but the tab and the line break. */
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/**
 * Escapes a text as a TEXT value: separators get a backslash, every kind of line break becomes `\n`, other control
 * characters are removed.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');
}

/** Characters that turn the direction of what a calendar program shows beside a name. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The same for a title or a name, which may have been stored before such characters were refused. */
export const escapeName = (text: string): string => escapeText(text.replace(TURNS, ''));

/**
 * Folds a line into pieces of at most 75 octets; every piece but the first starts with a space. Never splits a
 * character of several octets.
 */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_OCTETS) return line;

  let [text, room] = ['', MAX_LINE_OCTETS];
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      text += `${LINE_END} `;
      room = MAX_LINE_OCTETS - 1;
    }
    text += character;
    room -= octets;
  }
  return text;
}
