import { DAYS, LAST_DAY, readRoster, ROSTER } from '../test/rosters.js';
import { workbook, workbookParts, zip, type Rows } from '../test/workbooks.js';
import { readFile } from './read-file.js';
import { readRecords } from './read-records.js';
import { refusalText } from './refusal.js';

const HEADINGS = ['First name', 'Last name', 'Date of birth', 'Jersey', 'E-mail', 'Weight (kg)'];
const readRows = (rows: Rows) => readRoster(workbook({ Team: [HEADINGS, ...rows] }));
const OLGA = ['Olga', 'Diaz', null, null, null, null];

describe('a row', () => {
  test('with one bad cell is refused as a whole, and the others go on', async () => {
    const read = await readRows([['Anna', 'Berg', '2010-03-12', 7, 'anna', 6.13], OLGA]);
    expect(read.records.map(({ line }) => line)).toEqual([3]);
    expect(read.refusals).toEqual([
      { sheet: 'Team', line: 2, day: null, column: 'E-mail', text: 'anna', code: 'not_an_email', values: {} },
      {
        sheet: 'Team',
        line: 2,
        day: null,
        column: 'Weight (kg)',
        text: '6.13',
        code: 'out_of_range',
        values: { min: 20, max: 400, unit: 'kg' },
      },
    ]);
  });

  test.each([
    [[null, null, '2010-03-12', 7, null, null], 'no_name', 'The row has no name. Fill in the name or remove the row.'],
    [['Anna', '-', null, null, null, null], 'name_incomplete', 'First or last name is missing. Fill in both.'],
    [
      ['Anna', 'Berg', '30.02.2010', null, null, null],
      'not_a_day',
      '“30.02.2010” is no date that exists. Write it as 2010-03-12, or leave the cell empty.',
    ],
    [
      ['Anna', 'Berg', { value: 14_000, format: 'dd/mm/yyyy' }, null, null, null],
      'day_out_of_range',
      `1938-04-30 is not between 1940-01-01 and ${LAST_DAY}. Correct the date.`,
    ],
    [
      ['Anna', 'Berg', null, 'C', null, null],
      'not_digits',
      '“C” is not one to 3 digits. Correct it or leave the cell empty.',
    ],
    [
      ['Anna', 'Berg', null, null, null, 'injured'],
      'not_a_number',
      '“injured” is no number. Write a number, or leave the cell empty.',
    ],
    [
      ['Anna', 'Berg', null, null, null, '5,5'],
      'out_of_range',
      '5,5 is out of range: 20 to 400 kg. Correct it or leave the cell empty.',
    ],
    [['Anna', 'Berg', null, null, null, 61.25], 'too_many_decimals', '61.25 has more than one decimal. Round it.'],
    [
      ['Anna', 'Berg', null, null, null, '61 stone'],
      'unknown_unit',
      'The unit “stone” is unknown here. Write the values in kg.',
    ],
    [['Anna', 'B'.repeat(81), null, null, null, null], 'too_long', 'The text has more than 80 characters. Shorten it.'],
  ])('%j is refused: %s', async (row, code, sentence) => {
    const read = await readRows([row, OLGA]);
    expect(read.refusals.map((refusal) => [refusal.code, refusalText(refusal)])).toEqual([[code, sentence]]);
    expect(read.records).toHaveLength(1);
  });

  test('of the same person is refused, and names the first one', async () => {
    const anna = ['Anna', 'Berg', '2010-03-12', 7, null, null];
    const read = await readRows([
      anna,
      OLGA,
      ['ANNA ', 'Berg', '12.03.2010', 9, null, 61],
      ['Anna', 'Berg', '2011-03-12', 7, null, null],
    ]);
    expect(read.records.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect(read.refusals).toMatchObject([{ line: 4, column: null, code: 'twice', values: { line: 2, sheet: 'Team' } }]);
    expect(read.refusals.map(refusalText)).toEqual([
      'The same person is already in line 2. Remove one of the two rows.',
    ]);
  });

  test('of one name without dates of birth is the same person only when all values are equal', async () => {
    const read = await readRows([OLGA, ['Olga', 'Diaz', null, 7, null, null], OLGA]);
    expect(read.records.map(({ line }) => line)).toEqual([2, 3]);
    expect(read.refusals.map(({ line, code }) => [line, code])).toEqual([[4, 'twice']]);
  });
});

describe('values', () => {
  test('that are missing are null, and those without a column have no key', async () => {
    const read = await readRows([['Anna', 'Berg', 'k.A.', '-', 'n/a', '--']]);
    expect(read.records[0]?.values).toEqual({
      date_of_birth: null,
      jersey_number: null,
      email: null,
      weight_kg: null,
    });
  });

  test('of errors are shown and not stored', async () => {
    const parts = workbookParts(
      '<row><c t="str"><v>Name</v></c><c t="str"><v>Weight</v></c></row><row><c t="str"><v>Anna Berg</v></c><c t="e"><v>#DIV/0!</v></c></row>',
    );
    const read = await readRoster(zip(parts));
    expect(read.records[0]?.values).toEqual({ weight_kg: null });
    expect(read.errorCells).toEqual([{ sheet: 'Sheet', line: 2, column: 'Weight', text: '#DIV/0!' }]);
  });

  test('of days count from 1904 where the workbook does', async () => {
    const rows =
      '<row><c t="str"><v>Name</v></c><c t="str"><v>Birthday</v></c></row><row><c t="str"><v>Anna Berg</v></c><c><v>38787</v></c></row>';
    const read = await readRoster(zip(workbookParts(rows, { is1904: true })));
    expect(read.records[0]?.values).toEqual({ date_of_birth: '2010-03-12' });
  });
});

describe('a kept reading', () => {
  test('finds its columns in another place and sheet, and does without those that are gone', async () => {
    const first = await readRows([OLGA]);
    const next = await readFile(
      workbook({
        'Season 2': [
          ['Weight (kg)', 'LAST NAME', 'First name'],
          [61, 'Berg', 'Anna'],
        ],
      }),
      'next.xlsx',
    );
    const { records } = readRecords(next, ROSTER, { ...first.recognised.reading, sheets: ['Team'] }, DAYS);
    expect(records).toEqual([
      {
        sheet: 'Season 2',
        line: 2,
        name: { first: 'Anna', last: 'Berg' },
        values: { weight_kg: 61 },
        day: null,
        rescaled: {},
      },
    ]);
  });

  test('does not read a column without field', async () => {
    const { file, recognised } = await readRows([['Anna', 'Berg', null, null, 'broken', null]]);
    const columns = recognised.reading.columns.filter(({ field }) => field !== 'email');
    const { records } = readRecords(file, ROSTER, { ...recognised.reading, columns }, DAYS);
    expect(records[0]?.values).toEqual({ date_of_birth: null, jersey_number: null, weight_kg: null });
  });
});
