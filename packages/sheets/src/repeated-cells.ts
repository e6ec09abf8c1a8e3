import { FileProblem } from './file-problem.js';

const TAG = /<(\/?)(?:[^\s<>:"/]*:)?(table-row|table-cell)((?:\s+[^\s<>="]+="[^"]*")*)\s*(\/?)>/g;

/**
 * Counts the filled cells of an OpenDocument sheet, in which one element can stand for millions. Throws `FileProblem`
 * `unpacks_too_large`.
 * @param most cells
 */
export function checkRepeatedCells(content: string, most: number): void {
  let rowRepeat = 1;
  let cells = 0;
  for (const [, isEnd, element, attributes = '', isEmpty] of content.matchAll(TAG)) {
    if (isEnd) continue;
    if (element === 'table-row') rowRepeat = repeatOf(attributes, 'rows');
    else if (!isEmpty) cells += rowRepeat * repeatOf(attributes, 'columns');
    if (cells > most) throw new FileProblem('unpacks_too_large');
  }
}

function repeatOf(attributes: string, what: 'rows' | 'columns'): number {
  const at = attributes.indexOf(`number-${what}-repeated=`);
  if (at === -1) return 1;
  return Number.parseInt(attributes.slice(at + `number-${what}-repeated=`.length + 1), 10) || 1;
}
