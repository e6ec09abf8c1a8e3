import fc from 'fast-check';
import { fieldHeading } from '@touchline/contracts/field-heading';
import type { ImportField, ImportTargetKey } from '@touchline/contracts/import-fields';
import { importTargetOf } from '@touchline/contracts/import-targets';
import { fromEpochDay, requireEpochDay } from '@touchline/contracts/calendar-date';
import { VISIBLE } from '@touchline/contracts/visible-text';
import { MEASURES } from '../test/measures.js';
import { readTarget } from '../test/targets.js';
import { cleanText } from './clean-text.js';
import { isErrorText, isMissing } from './missing.js';
import { readFile } from './read-file.js';
import { writeCsv, writeXlsx, type WrittenCell, type WrittenTable } from './write-file.js';

const RUNS = 40;
const ROWS_MAX = 12;
/** The name is written in two columns, and the time of an answer not at all. */
const NOT_WRITTEN = ['name', 'answered_at', 'place'];
const TEXT_STARTS = [
  '',
  'constructor',
  '__proto__',
  '=',
  '+',
  '-1',
  '@',
  "'=",
  "''-",
  '\t=',
  ' =',
  ';=',
  "'",
  '"',
  '1.234',
  'x;',
  "x;'+",
];

const writtenFields = (key: ImportTargetKey): ImportField[] =>
  importTargetOf(key, MEASURES).fields.filter((field) => !NOT_WRITTEN.includes(field.key));

const kindOf = ({ kind }: ImportField) =>
  kind === 'day' || kind === 'birth_day'
    ? ('day' as const)
    : kind === 'number' || kind === 'minutes' || kind === 'rating'
      ? ('number' as const)
      : ('text' as const);

/** Halves of characters and their sign, which files leave out. */
const BROKEN = /[\p{Cs}\uFFFD]/u;

/** Texts that the reader takes for none are none of the product's either. */
const text = (maxLength: number) =>
  fc
    .tuple(fc.constantFrom(...TEXT_STARTS), fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 15) - 5 }))
    .map(([start, rest]) => cleanText(start + rest).slice(0, maxLength))
    .filter((value) => !BROKEN.test(value) && VISIBLE.test(value) && /\p{L}/u.test(value))
    .filter((value) => !isMissing(value) && !isErrorText(value) && cleanText(value) === value);

const day = (first: string, last: string) =>
  fc.integer({ min: requireEpochDay(first), max: requireEpochDay(last) }).map(fromEpochDay);

/** A value of the field as the product stores it. */
function valueOf(field: ImportField): fc.Arbitrary<WrittenCell> {
  const { min = 0, max = 100, step = 1, decimals = 0 } = field;
  switch (field.kind) {
    case 'rating':
      return fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((steps) => min + steps * step);
    case 'minutes':
      return fc.integer({ min, max });
    case 'number': {
      const factor = 10 ** decimals;
      return fc.integer({ min: Math.ceil(min * factor), max: Math.floor(max * factor) }).map((whole) => whole / factor);
    }
    case 'day':
      return day('2024-07-01', '2026-11-30');
    case 'birth_day':
      return day('1960-01-01', '2015-12-31');
    case 'time':
      return fc.integer({ min: 0, max: 1_439 }).map(clock);
    case 'digits':
      return fc.stringMatching(/^\d{1,3}$/);
    case 'email':
      return fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}@[a-z]{2,8}\.org$/);
    case 'code':
      return fc.constantFrom(...(field.choices ?? []).map(({ label }) => label));
    default:
      return text(field.max_length ?? 40);
  }
}

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const REQUIRED = ['first_name', 'last_name', 'day', 'title', 'status', 'session.rpe', 'session.duration'];

/** Rows of the product's own file: a person has one row a day. */
function tableOf(key: ImportTargetKey): fc.Arbitrary<WrittenTable> {
  const fields = writtenFields(key);
  const cells = fields.map((field) =>
    REQUIRED.includes(field.key) ? valueOf(field) : fc.option(valueOf(field), { freq: 4 }),
  );
  return fc.array(fc.tuple(...cells), { minLength: 1, maxLength: ROWS_MAX }).map((rows) => ({
    name: 'Under 16 / [girls]',
    columns: fields.map((field) => ({ heading: fieldHeading(field), kind: kindOf(field) })),
    rows: rows.map((row, at) => row.map((cell, column) => told(fields[column]?.key, cell, at))),
  }));
}

/** Last names differ and have a word, without which a row that begins `N` or `Ø` sums up others. */
const told = (key: string | undefined, cell: WrittenCell, at: number): WrittenCell =>
  key === 'last_name' && typeof cell === 'string' ? `${cell} B${String.fromCharCode(65 + at)}`.trim() : cell;

/** What was written, by record, as the reader answers it. */
function recordsOf(key: ImportTargetKey, { rows }: WrittenTable) {
  const fields = writtenFields(key);
  return rows.flatMap((row) => {
    const values = Object.fromEntries(fields.map((field, at) => [field.key, meaningOf(field, row[at] ?? null)]));
    const { first_name: first, last_name: last, day: on = null, ...others } = values;
    const name = first === undefined ? null : { first, last };
    const places = ['start_time', 'side', 'trial'];
    const isEmpty = Object.entries(others).every(([field, value]) => value === null || places.includes(field));
    return isEmpty && key !== 'roster' ? [] : [{ name, day: on, values: others }];
  });
}

const meaningOf = ({ choices }: ImportField, cell: WrittenCell): WrittenCell =>
  choices?.find(({ label }) => label === cell)?.value ?? cell;

describe.each(['roster', 'wellness', 'sessions', 'tests', 'attendance', 'events'] as const)('a file of %s', (key) => {
  test.each(['csv', 'xlsx'] as const)('is read from %s as it was written, without a question', async (format) => {
    await fc.assert(
      fc.asyncProperty(tableOf(key), async (table) => {
        const bytes = format === 'csv' ? writeCsv(table) : await writeXlsx(table);
        const read = await readTarget(key, bytes);
        expect(read.recognised.questions).toEqual([]);
        expect(read.refusals).toEqual([]);
        expect(read.records.map(({ name, day: on, values }) => ({ name, day: on, values }))).toEqual(
          recordsOf(key, table),
        );
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a text that begins like a formula', () => {
  const table: WrittenTable = {
    name: 'Notes',
    columns: ['Title', 'Number'].map((heading) => ({ heading, kind: 'text' })),
    rows: [
      ['=HYPERLINK("http://example.org")', -1.5],
      ['-5', 2],
    ],
  };

  test('gets an apostrophe in a csv, and numbers do not', () => {
    const lines = new TextDecoder().decode(writeCsv(table)).split('\r\n');
    expect(lines.slice(1, 3)).toEqual([`"'=HYPERLINK(""http://example.org"")",-1.5`, "'-5,2"]);
  });

  test('is a text in a workbook', async () => {
    const { sheets } = await readFile(await writeXlsx(table), 'notes.xlsx');
    expect(sheets[0]?.rows.slice(1).map(({ cells }) => cells.map((cell) => cell?.kind))).toEqual([
      ['text', 'number'],
      ['text', 'number'],
    ]);
    expect(sheets[0]?.rows[1]?.cells[0]?.value).toBe('=HYPERLINK("http://example.org")');
  });
});
