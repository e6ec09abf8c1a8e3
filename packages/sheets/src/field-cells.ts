import type { ImportFieldKind } from '@touchline/contracts/import-fields';
import type { RawCell } from './cells.js';
import type { OpenCells } from './question.js';
import type { MappedColumn, MappedTable } from './tables.js';

/** Cells of a field that are looked at for a question, at most. */
const OPEN_CELLS_MAX = 1_000;

/** A field's cells in all tables, each once, with its first column. */
export interface FieldCells {
  mapped: MappedColumn;
  /** Headings of its columns, each once. */
  headings: Set<string>;
  cells: (RawCell | null)[];
}

/** By field, in the order in which they come. */
export function fieldCells(tables: readonly MappedTable[], kinds: readonly ImportFieldKind[]): FieldCells[] {
  const found = new Map<string, Omit<FieldCells, 'cells'> & { cells: Set<RawCell | null> }>();
  for (const { columns, dayColumns, table } of tables)
    for (const mapped of [...columns, ...dayColumns]) {
      if (!kinds.includes(mapped.field.kind)) continue;
      const entry = found.get(mapped.field.key) ?? {
        mapped,
        headings: new Set<string>(),
        cells: new Set<RawCell | null>(),
      };
      entry.headings.add(mapped.column.heading);
      for (const { cells } of table.rows) entry.cells.add(cells[mapped.column.index] ?? null);
      found.set(mapped.field.key, entry);
    }
  return [...found.values()].map(({ cells, ...field }) => ({ ...field, cells: [...cells] }));
}

/** The cells of a field that a question is about. */
export const openCells = ({ mapped, headings, cells }: FieldCells, isOpen: (cell: RawCell) => boolean): OpenCells => ({
  headings: [...headings].map((heading) => heading || mapped.field.label),
  cells: cells.filter((cell): cell is RawCell => cell !== null && isOpen(cell)).slice(0, OPEN_CELLS_MAX),
});
