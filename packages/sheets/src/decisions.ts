import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportField, ImportFieldKind, ImportTarget } from '@touchline/contracts/import-fields';
import type {
  DateOrder,
  DecimalSign,
  ImportCode,
  ImportReading,
  ImportScale,
  NameOrder,
} from '@touchline/contracts/import-plan.schema';
import type { RawCell, RawFile } from './cells.js';
import { decideCodes } from './decide-codes.js';
import {
  dayQuestion,
  dayTexts,
  decideDays,
  headingOrderWays,
  isYearlessOpen,
  openDayTexts,
  shownByOrder,
  yearQuestion,
  type DecidedDays,
} from './decide-days.js';
import { decideDurations } from './decide-durations.js';
import { decideScales } from './decide-scales.js';
import { fieldCells, openCells, type FieldCells } from './field-cells.js';
import { lastBelievedDay } from './last-day.js';
import { question, type Question } from './question.js';
import type { MappedColumn, MappedTable } from './tables.js';
import type { CodeTable } from './values/code.js';
import { orderWays, readDay, type DayReading } from './values/day.js';
import { hasComma, isOpenName, lastWordsIn, orderInHeading, readName, type NameReading } from './values/name.js';
import type { MinutesReading } from './values/minutes.js';
import { numberWays, readNumber, type NumberReading } from './values/number.js';
import type { RatingReading } from './values/rating.js';
import { decide } from './values/ways.js';
import { yearlessWays } from './yearless-days.js';

/** Days before this one are typing errors. */
const FIRST_DAY: CalendarDate = '2000-01-01';
const FIRST_BIRTH_DAY: CalendarDate = '1940-01-01';

/** The days of a team, by which those of a file are read. */
export interface TeamDays {
  /** The last day that is believed; by default tomorrow, because the coach may be in a later time zone. */
  lastDay?: CalendarDate;
  /** Where the team is: a time with another zone has its day there. Null: the day that is written. */
  timeZone?: string | null;
}

/** How the cells of each column are read, and what is left to ask. */
export interface Decisions {
  number(column: MappedColumn): NumberReading;
  minutes(column: MappedColumn): MinutesReading;
  rating(column: MappedColumn): RatingReading;
  code(field: ImportField): CodeTable;
  day(column: MappedColumn): DayReading;
  name(column: MappedColumn): NameReading;
  /** With the first and the last one that is believed. */
  days: DecidedDays & { first: CalendarDate; last: CalendarDate };
  questions: Question[];
  decided: Decided;
}

/** What was decided, to be shown: null where nothing depends on it, or while it is asked. */
export interface Decided {
  decimal_sign: DecimalSign | null;
  date_order: DateOrder | null;
  scales: ImportScale[];
  /** What each code in the file means. */
  codes: ImportCode[];
}

/**
 * Decides the decimal sign of each column over all rows, the order of dates over all columns, and that of names: by the answers
 * in `reading`, else by cells that can be read in one way only. Whatever stays open becomes a question.
 */
export function decideReading(
  tables: MappedTable[],
  { record_of: recordOf }: Pick<ImportTarget, 'record_of'>,
  { isDate1904 }: Pick<RawFile, 'isDate1904'>,
  reading: ImportReading,
  { lastDay = lastBelievedDay(), timeZone = null }: TeamDays,
): Decisions {
  const numbers = fieldCells(tables, ['number', 'minutes', 'rating']);
  const ofKind = (kind: ImportFieldKind) => numbers.filter(({ mapped }) => mapped.field.kind === kind);
  const signs = new Map<string, DecimalSign | null>(
    numbers.map(({ mapped, cells }) => [mapped.field.key, decide(cells.map(numberWays)) ?? reading.decimal_sign]),
  );
  const signOf = ({ key }: ImportField): DecimalSign | null => signs.get(key) ?? null;
  const number = ({ field, column }: MappedColumn) => ({ field, sign: signOf(field), unit: column.unit });
  const durations = decideDurations(ofKind('minutes'), signOf, reading);
  const minutes = (mapped: MappedColumn) => ({ ...number(mapped), clock: durations.clock, plain: durations.plain });
  const scales = decideScales(ofKind('rating'), signOf, reading);
  const codes = decideCodes(fieldCells(tables, ['code']), reading);

  const dayCells = fieldCells(tables, ['day', 'birth_day']);
  const order: DateOrder | null =
    decide([
      ...dayCells.flatMap(({ mapped, cells }) =>
        cells.map((cell) =>
          mapped.field.kind === 'day' && cell !== null && yearlessWays(cell).size > 0
            ? headingOrderWays(cell, lastDay)
            : orderWays(cell, { isDate1904, last: lastDay }),
        ),
      ),
      ...dayTexts(tables).map(({ cell }) => headingOrderWays(cell, lastDay)),
    ]) ?? reading.date_order;
  const rules = { order, last: lastDay };
  const days = decideDays(tables, reading.year ?? null, rules);
  const day = ({ field: { kind, days_ahead: ahead = 0 }, column }: MappedColumn): DayReading => ({
    order,
    isDate1904,
    first: kind === 'birth_day' ? FIRST_BIRTH_DAY : FIRST_DAY,
    last: addDays(lastDay, ahead),
    timeZone: kind === 'day' ? timeZone : null,
    yearless: days.ofYearless.get(column),
  });

  const names = fieldCells(tables, ['name']);
  const name = ({ column }: MappedColumn): NameReading => ({
    order: reading.name_order ?? orderInHeading(column.heading) ?? 'first_last',
    lastWords: lastWordsIn(column.heading),
    isWhole: recordOf === 'athlete',
  });

  const openOf = (cells: FieldCells, read: (cell: RawCell) => { refusal?: { code: string } }) =>
    openCells(cells, (cell) => read(cell).refusal?.code === 'undecided');
  const openNumbers = ofKind('number').map((cells) => openOf(cells, (cell) => readNumber(cell, number(cells.mapped))));
  const openDays = dayCells.map((cells) =>
    openCells(cells, (cell) =>
      cells.mapped.field.kind === 'day' && yearlessWays(cell).size > 0
        ? isYearlessOpen(cell, rules)
        : readDay(cell, day(cells.mapped)).refusal?.code === 'undecided',
    ),
  );
  const openNames = names.filter((cells) => isNameOpen(cells, reading)).map((cells) => openCells(cells, isOpenName));
  const shownName = (cell: RawCell, nameOrder: NameOrder) => {
    const read = names[0] && readName(cell, { ...name(names[0].mapped), order: nameOrder }).value;
    return read ? `First name ${read.first}, last name ${read.last}` : '';
  };
  return {
    ...{ number, minutes, day, name },
    rating: ({ field }) => ({ field, sign: signOf(field), scale: scales.scales.get(field.key) ?? null }),
    code: ({ key }) => codes.tables.get(key) ?? new Map<string, string>(),
    days: { ...days, first: FIRST_DAY, last: lastDay },
    questions: [
      ...question('decimal_sign', openNumbers, ['.', ','] as const, (cell, sign) =>
        String(numberWays(cell).get(sign) ?? ''),
      ),
      ...question('date_order', [...openDays, ...openDayTexts(tables, rules)], ['dmy', 'mdy'] as const, (cell, each) =>
        shownByOrder(cell, each, lastDay),
      ),
      ...question('name_order', openNames, ['first_last', 'last_first'] as const, shownName),
      ...(recordOf === 'athlete_day' ? dayQuestion(tables, reading) : []),
      ...yearQuestion(tables, rules, reading),
      ...scales.questions,
      ...codes.questions,
      ...durations.questions,
    ],
    decided: {
      decimal_sign: onlySign([...signs.values()]),
      date_order: order,
      scales: [...scales.scales.values()],
      codes: codes.codes,
    },
  };
}

function onlySign(signs: (DecimalSign | null)[]): DecimalSign | null {
  const shown = new Set(signs.flatMap((sign) => sign ?? []));
  const [only = null] = shown.size === 1 ? shown : [];
  return only;
}

/** Some names have a comma, and the others nothing that tells which word comes first. */
const isNameOpen = ({ mapped, cells }: FieldCells, reading: ImportReading): boolean =>
  reading.name_order === null && orderInHeading(mapped.column.heading) === null && cells.some(hasComma);
