import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { RawCell, RawFile } from './cells.js';
import { groupDays } from './day-groups.js';
import { decideReading, type TeamDays } from './decisions.js';
import { readCell } from './read-cell.js';
import { readRow } from './read-row.js';
import type { ReadRecords } from './records.js';
import { remembered } from './remembered.js';
import { nameReader } from './row-name.js';
import { refuseTwice } from './same-person.js';
import { chosenTables, mapColumns, tablesOf, type MappedColumn } from './tables.js';

/**
 * The records of a file by a confirmed reading. A record with one bad cell is refused as a whole, and the others go on. Columns are
 * found by their headings; those that the file does not have are left out.
 */
export function readRecords(
  file: RawFile,
  target: ImportTarget,
  reading: ImportReading,
  teamDays: TeamDays = {},
): ReadRecords {
  const tables = chosenTables(tablesOf(file, target), reading).map((table) => mapColumns(table, reading, target));
  const decisions = decideReading(tables, target, file, reading, teamDays);
  const read: ReadRecords = {
    records: [],
    refusals: [],
    skipped: tables.flatMap(({ table }) => table.skipped),
    errorCells: [],
    questions: decisions.questions,
    decided: decisions.decided,
  };
  const { isDate1904 } = file;
  for (const table of tables) {
    const readerOf = remembered((column: MappedColumn) =>
      remembered((cell: RawCell | null) => readCell(cell, column, decisions, isDate1904)),
    );
    const nameOf = nameReader(table.columns, decisions, target);
    const days = groupDays(table, decisions.days);
    const context = { table, days, target, reading, decisions, isDate1904, readerOf, nameOf };
    for (const row of table.table.rows) readRow(row, context, read);
  }
  return refuseTwice(read, target);
}
