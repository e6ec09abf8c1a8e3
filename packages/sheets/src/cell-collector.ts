import type { FileNote, RawCell } from './cells.js';
import { FileProblem } from './file-problem.js';
import { CELL_TEXT_MAX, type FileLimits } from './limits.js';

/** Different cells that are kept to be used again; long texts are not. */
const KEPT_CELLS = 100_000;
const KEPT_LENGTH = 100;

/** Makes the rows of a file and keeps its limits. */
export class CellCollector {
  private readonly kept = new Map<string, RawCell | null>();
  private rows = 0;
  private cells = 0;
  private isWider = false;

  constructor(readonly limits: FileLimits) {}

  /**
   * Equal cells are one object, so that they are in memory once, and what is found out about one need not be found out again.
   * @param key all that `make` depends on
   */
  cell(key: string, make: () => RawCell | null): RawCell | null {
    if (key.length > KEPT_LENGTH) return make();
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.kept.size < KEPT_CELLS) this.kept.set(key, made);
    return made;
  }

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

/** What is no number in a damaged file is shown as an error. */
export const numberCell = (value: number, format: string | null): RawCell =>
  Number.isFinite(value) ? { kind: 'number', value, format } : { kind: 'error', value: '#NUM!', format: null };
