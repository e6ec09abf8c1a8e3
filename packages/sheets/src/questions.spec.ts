import { readRoster } from '../test/rosters.js';
import { textFile, workbook, type Rows } from '../test/workbooks.js';

const readRows = (rows: Rows, answers: Parameters<typeof readRoster>[1] = {}) =>
  readRoster(workbook({ Team: rows }), answers);
const codesOf = ({ refusals }: Awaited<ReturnType<typeof readRoster>>) =>
  refusals.map(({ line, code }) => [line, code]);

describe('a question about dates', () => {
  const HEADINGS = ['Name', 'Date of birth'];

  test('is asked once per file, and its answer reads all of them', async () => {
    const rows = [HEADINGS, ['Anna Berg', '03/04/2010'], ['Kwame Abara', '05/06/2011'], ['Léa Diaz', '04/04/2012']];
    const read = await readRows(rows);
    expect(read.recognised.questions).toEqual([
      {
        kind: 'date_order',
        columns: ['Date of birth'],
        examples: ['03/04/2010', '05/06/2011'],
        readings: [
          { answer: 'dmy', shownAs: ['Apr 03, 2010', 'Jun 05, 2011'] },
          { answer: 'mdy', shownAs: ['Mar 04, 2010', 'May 06, 2011'] },
        ],
      },
    ]);
    expect(codesOf(read)).toEqual([
      [2, 'undecided'],
      [3, 'undecided'],
    ]);
    const answered = await readRows(rows, { date_order: 'mdy' });
    expect(answered.questions).toEqual([]);
    expect(answered.records.map(({ values }) => values.date_of_birth)).toEqual([
      '2010-03-04',
      '2011-05-06',
      '2012-04-04',
    ]);
  });

  test('is not asked when one date decides', async () => {
    const read = await readRows([HEADINGS, ['Anna Berg', '03/04/2010'], ['Kwame Abara', '25/06/2011']]);
    expect(read.questions).toEqual([]);
    expect(read.records.map(({ values }) => values.date_of_birth)).toEqual(['2010-04-03', '2011-06-25']);
  });

  test('is asked when dates contradict each other, and those that are clear stay so', async () => {
    const rows = [HEADINGS, ['Anna Berg', '03/04/2010'], ['Kwame Abara', '25/06/2011'], ['Léa Diaz', '06/25/2012']];
    expect((await readRows(rows)).questions.map(({ examples }) => examples)).toEqual([['03/04/2010']]);
    const answered = await readRows(rows, { date_order: 'dmy' });
    expect(answered.records.map(({ values }) => values.date_of_birth)).toEqual([
      '2010-04-03',
      '2011-06-25',
      '2012-06-25',
    ]);
  });
});

describe('decimal signs', () => {
  test('are decided per column over all rows', async () => {
    const read = await readRoster(textFile('Name;Weight;Height\nAnna Berg;61,3;172.5\nKwame Abara;70;181\n'));
    expect(read.records.map(({ values }) => [values.weight_kg, values.height_cm])).toEqual([
      [61.3, 172.5],
      [70, 181],
    ]);
    expect(read.questions).toEqual([]);
  });
});

describe('a question about names', () => {
  test('is asked when only some have a comma', async () => {
    const rows = [['Player'], ['Berg, Anna'], ['Abara Kwame']];
    const [question] = (await readRows(rows)).questions;
    expect(question).toEqual({
      kind: 'name_order',
      columns: ['Player'],
      examples: ['Abara Kwame'],
      readings: [
        { answer: 'first_last', shownAs: ['First name Abara, last name Kwame'] },
        { answer: 'last_first', shownAs: ['First name Kwame, last name Abara'] },
      ],
    });
    const answered = await readRows(rows, { name_order: 'last_first' });
    expect(answered.questions).toEqual([]);
    expect(answered.records.map(({ name }) => name)).toEqual([
      { first: 'Anna', last: 'Berg' },
      { first: 'Kwame', last: 'Abara' },
    ]);
  });

  test('is not asked when the heading says the order, or nothing argues', async () => {
    const german = await readRows([['Nachname, Vorname'], ['Berg, Anna'], ['Abara Kwame']]);
    expect(german.questions).toEqual([]);
    expect(german.records.map(({ name }) => name?.last)).toEqual(['Berg', 'Abara']);
    const plain = await readRows([['Name'], ['Anna Berg'], ['Kwame Abara']]);
    expect(plain.questions).toEqual([]);
    expect(plain.records.map(({ name }) => name?.last)).toEqual(['Berg', 'Abara']);
  });
});
