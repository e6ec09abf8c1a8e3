import type { MergedCells, RawSheet } from './cells.js';

export interface JoinedHeadings {
  texts: string[];
  /** By column, what stands above its heading. */
  groups: (string | null)[];
  /** Whether merged cells say that the upper row belongs to the headings. */
  isMerged: boolean;
}

/**
 * Two rows of headings as one: a text of the upper row is the group of all columns that it spans, and the heading of a column
 * that has none of its own. Null when the upper row is a title or empty.
 * @param line of the lower row
 */
export function joinHeadings(sheet: RawSheet, line: number, upper: string[], own: string[]): JoinedHeadings | null {
  const merges = sheet.merges.filter(
    ({ firstLine, lastLine, firstColumn, lastColumn }) =>
      firstLine === line - 1 && (lastLine === line || (lastLine === line - 1 && firstColumn < lastColumn)),
  );
  if (upper.filter((text) => text !== '').length < (merges.length === 0 ? 2 : 1) || isTitle(merges, upper, own))
    return null;
  const texts: string[] = [];
  const groups: (string | null)[] = [];
  let carried = '';
  for (let column = 0; column < Math.max(upper.length, own.length); column += 1) {
    const text = upper[column] ?? '';
    if (text !== '' || !spans(merges, column, own[column])) carried = text;
    texts.push(own[column] || text);
    groups.push(own[column] && carried !== '' ? carried : null);
  }
  return { texts, groups, isMerged: merges.length > 0 };
}

/** Whether the text on the left stands above this column, too. Text files have lost their merges: there it is up to the next one. */
const spans = (merges: MergedCells[], column: number, own: string | undefined): boolean =>
  merges.length === 0
    ? Boolean(own)
    : merges.some(({ firstColumn, lastColumn }) => firstColumn < column && column <= lastColumn);

/** One text above the whole table. */
function isTitle(merges: MergedCells[], upper: string[], own: string[]): boolean {
  const [merge] = merges;
  if (merge === undefined || upper.filter((text) => text !== '').length > 1) return false;
  const first = own.findIndex((text) => text !== '');
  return merge.firstColumn <= first && merge.lastColumn >= own.findLastIndex((text) => text !== '');
}
