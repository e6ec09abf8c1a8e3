import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { DateOrder, DecimalSign, ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportField, ImportFieldKind } from '@touchline/contracts/import-targets';
import type { RawCell, RawFile } from './cells.js';
import { dayQuestion, nameQuestion, numberQuestion, type OpenCells, type Question } from './question.js';
import type { MappedColumn, MappedTable } from './tables.js';
import { orderWays, readDay, type DayReading } from './values/day.js';
import { hasComma, isOpenName, lastWordsIn, orderInHeading, type NameReading } from './values/name.js';
import { numberWays, readNumber, type NumberReading } from './values/number.js';
import { decide } from './values/ways.js';

/** Cells of a field that are looked at for a question, at most. */
const OPEN_CELLS_MAX = 1_000;
/** Days before this one are typing errors. */
const FIRST_DAY: CalendarDate = '2000-01-01';
const FIRST_BIRTH_DAY: CalendarDate = '1940-01-01';

/** How the cells of each column are read, and what is left to ask. */
export interface Decisions {
  number(column: MappedColumn): NumberReading;
  day(field: ImportField): DayReading;
  name(column: MappedColumn): NameReading;
  questions: Question[];
  decided: Decided;
}

/** What was decided, to be shown: null where nothing depends on it, or while it is asked. */
export interface Decided {
  decimal_sign: DecimalSign | null;
  date_order: DateOrder | null;
}

/** A field's cells in all tables. */
interface FieldCells {
  mapped: MappedColumn;
  cells: (RawCell | null)[];
}

/**
 * Decides the decimal sign of each column over all rows, the order of dates over all columns, and that of names: by the answers
 * in `reading`, else by cells that can be read in one way only. Whatever stays open becomes a question.
 * @param last the last day that is believed
 */
export function decideReading(
  tables: MappedTable[],
  { isDate1904 }: Pick<RawFile, 'isDate1904'>,
  reading: ImportReading,
  last: CalendarDate,
): Decisions {
  const numbers = fieldCells(tables, ['number']);
  const signs = new Map<string, DecimalSign | null>(
    numbers.map(({ mapped, cells }) => [mapped.field.key, decide(cells.map(numberWays)) ?? reading.decimal_sign]),
  );
  const number = ({ field, column }: MappedColumn): NumberReading => ({
    field,
    sign: signs.get(field.key) ?? null,
    unit: column.unit,
  });

  const days = fieldCells(tables, ['day', 'birth_day']);
  const order: DateOrder | null =
    decide(days.flatMap(({ cells }) => cells.map((cell) => orderWays(cell, { isDate1904, last })))) ??
    reading.date_order;
  const day = ({ kind }: ImportField): DayReading => ({
    order,
    isDate1904,
    first: kind === 'birth_day' ? FIRST_BIRTH_DAY : FIRST_DAY,
    last,
  });

  const names = fieldCells(tables, ['name']);
  const name = ({ column }: MappedColumn): NameReading => ({
    order: reading.name_order ?? orderInHeading(column.heading) ?? 'first_last',
    lastWords: lastWordsIn(column.heading),
  });

  const questions = [
    ...numberQuestion(openCells(numbers, (cell, mapped) => isUndecided(readNumber(cell, number(mapped))))),
    ...(days[0]
      ? dayQuestion(
          openCells(days, (cell, { field }) => isUndecided(readDay(cell, day(field)))),
          day(days[0].mapped.field),
        )
      : []),
    ...(names[0] && isNameOpen(names[0], reading)
      ? nameQuestion(openCells(names, isOpenName), name(names[0].mapped))
      : []),
  ];
  const shownSigns = new Set([...signs.values()].flatMap((sign) => sign ?? []));
  const [decimal_sign = null] = shownSigns.size === 1 ? shownSigns : [];
  return { number, day, name, questions, decided: { decimal_sign, date_order: order } };
}

const isUndecided = ({ refusal }: { refusal?: { code: string } }): boolean => refusal?.code === 'undecided';

/** Some names have a comma, and the others nothing that tells which word comes first. */
const isNameOpen = ({ mapped, cells }: FieldCells, reading: ImportReading): boolean =>
  reading.name_order === null && orderInHeading(mapped.column.heading) === null && cells.some(hasComma);

function fieldCells(tables: MappedTable[], kinds: ImportFieldKind[]): FieldCells[] {
  const found = new Map<string, FieldCells>();
  for (const { columns, table } of tables)
    for (const mapped of columns) {
      if (!kinds.includes(mapped.field.kind)) continue;
      const entry = found.get(mapped.field.key) ?? { mapped, cells: [] };
      for (const { cells } of table.rows) entry.cells.push(cells[mapped.column.index] ?? null);
      found.set(mapped.field.key, entry);
    }
  return [...found.values()];
}

function openCells(fields: FieldCells[], isOpen: (cell: RawCell | null, mapped: MappedColumn) => boolean): OpenCells[] {
  return fields.map(({ mapped, cells }) => ({
    heading: mapped.column.heading,
    cells: cells.filter((cell): cell is RawCell => cell !== null && isOpen(cell, mapped)).slice(0, OPEN_CELLS_MAX),
  }));
}
