/** Without it Excel reads the file in the machine's legacy code page and garbles names with accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet would read a formula: at the start of a text, also after white space, and after a semicolon or
 * tab, which some spreadsheets take for the end of a cell (OWASP, CSV injection). A text that somebody typed with an
 * apostrophe there gets another one, so that `unescapeFormula` returns what was typed.
 */
const FORMULA_START = /(?:^|(?<=[;\t]))(?='*\s*[=+\-@\t\r])/g;
const ESCAPED_START = /(?:^|(?<=[;\t]))'(?='*\s*[=+\-@\t\r])/g;

/** The text of a CSV file in the format of RFC 4180: the names of the columns, then the rows. */
export function csvText(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [columns, ...rows].map(csvLine).join('');
}

/** A line of such a file, for a file that is written in parts. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** A text that somebody typed, with an apostrophe before everything that a spreadsheet would evaluate. */
export function escapeFormula(text: string): string {
  return text.replace(FORMULA_START, "'");
}

/** The text of which `escapeFormula` made this one; other texts stay as they are. */
export function unescapeFormula(text: string): string {
  return text.includes("'") ? text.replace(ESCAPED_START, '') : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
