import type { FileNote, RawCell } from './cells.js';
import { FileProblem } from './file-problem.js';
import { CELL_TEXT_MAX, type FileLimits } from './limits.js';

/** Makes the rows of a file and keeps its limits. */
export class CellCollector {
  private rows = 0;
  private cells = 0;
  private isWider = false;

  constructor(readonly limits: FileLimits) {}

  /**
   * The cells of the next row, null when all are empty. Throws `FileProblem`: `too_many_rows`, `unpacks_too_large`.
   * @param width also the empty cells at its end
   */
  row(width: number, cellAt: (column: number) => RawCell | null): (RawCell | null)[] | null {
    if (width > this.limits.columns) this.isWider = true;
    const cells: (RawCell | null)[] = [];
    let isEmpty = true;
    for (let column = 0; column < width && column < this.limits.columns; column += 1) {
      const cell = cellAt(column);
      if (cell !== null) isEmpty = false;
      cells.push(cell);
    }
    this.cells += cells.length;
    if (this.cells > this.limits.cells) throw new FileProblem('unpacks_too_large');
    if (isEmpty) return null;
    this.rows += 1;
    if (this.rows > this.limits.rows) throw new FileProblem('too_many_rows', { most: this.limits.rows });
    return cells;
  }

  /** What a coach should know of the rows. */
  notes(): FileNote[] {
    return this.isWider ? [{ code: 'columns_left_out', most: this.limits.columns }] : [];
  }
}

/** Null for blanks alone. */
export const textCell = (value: string): RawCell | null =>
  value.trim() === '' ? null : { kind: 'text', value: value.slice(0, CELL_TEXT_MAX + 1), format: null };
