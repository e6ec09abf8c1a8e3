import { fieldsOf, peopleOf, readRoster, ROSTER } from '../test/rosters.js';
import { textFile, workbook, type Rows } from '../test/workbooks.js';
import { headingsFingerprint } from './fingerprint.js';
import { readFile } from './read-file.js';
import { recogniseFile } from './recognise.js';

const HEADINGS = ['First name', 'Last name', 'Weight'];
const BERG = ['Anna', 'Berg', 61];
const ABARA = ['Kwame', 'Abara', 70];
const PEOPLE = [
  { first: 'Anna', last: 'Berg', weight_kg: 61 },
  { first: 'Kwame', last: 'Abara', weight_kg: 70 },
];
const readRows = (rows: Rows, merges: string[] = []) =>
  readRoster(workbook({ Team: rows }, { options: { Team: { merges } } }));

describe('a table', () => {
  test('begins below its titles and ends with its totals', async () => {
    const read = await readRows(
      [
        ['FC Example, season 2026'],
        ['Coach:', 'B. Coach'],
        [],
        HEADINGS,
        BERG,
        [],
        [],
        HEADINGS,
        ABARA,
        ['Total', null, 131],
        ['Ø', null, 65.5],
        ['Max', '-', 70],
      ],
      ['A1:C1'],
    );
    expect(peopleOf(read)).toEqual(PEOPLE);
    expect(read.records.map(({ line }) => line)).toEqual([5, 9]);
    expect(read.skipped.map(({ line, count, reason }) => [line, count, reason])).toEqual([
      [1, 3, 'above_headings'],
      [6, 2, 'empty'],
      [8, 1, 'repeated_headings'],
      [10, 1, 'total'],
      [11, 1, 'total'],
      [12, 1, 'total'],
    ]);
  });

  test.each(['Total', 'Average', 'Summe', 'Durchschnitt', 'Moyenne', 'Promedio', 'Media', 'Gesamt:'])(
    'does not count the row "%s"',
    async (word) => {
      expect(peopleOf(await readRows([HEADINGS, BERG, ABARA, [word, null, 131]]))).toEqual(PEOPLE);
    },
  );

  test('has players whose first names are words for totals', async () => {
    const read = await readRows([HEADINGS, ['Max', 'Berg', 61], ['Media', 'Abara', 70], ['Min', '李', 55]]);
    expect(read.records.map(({ name }) => name?.first)).toEqual(['Max', 'Media', 'Min']);
  });

  test('may have a group above its headings', async () => {
    const read = await readRows(
      [
        ['Player', null, 'Body', null, 'Before', null],
        ['First name', 'Last name', 'Weight', 'Height', 'Weight', 'Height'],
        ['Anna', 'Berg', 61, 172, 59, 171],
      ],
      ['A1:B1', 'C1:D1', 'E1:F1'],
    );
    expect(read.recognised.columns.map(({ column }) => [column.group, column.heading, column.occurrence])).toEqual([
      ['Player', 'First name', 0],
      ['Player', 'Last name', 0],
      ['Body', 'Weight', 0],
      ['Body', 'Height', 0],
      ['Before', 'Weight', 0],
      ['Before', 'Height', 0],
    ]);
    expect(peopleOf(read)).toEqual([{ first: 'Anna', last: 'Berg', weight_kg: 61, height_cm: 172 }]);
  });

  test('may have headings that reach over both rows', async () => {
    const read = await readRows(
      [
        ['Name', 'Body', null, 'E-mail'],
        [null, 'Weight', 'Height', null],
        ['Anna Berg', 61, 172, 'a@example.org'],
      ],
      ['A1:A2', 'B1:C1', 'D1:D2'],
    );
    expect(fieldsOf(read)).toEqual(['name', 'weight_kg', 'height_cm', 'email']);
    expect(read.recognised.columns.map(({ column }) => column.group)).toEqual([null, 'Body', 'Body', null]);
  });

  test('may have unknown headings in its lower row alone', async () => {
    const read = await readRows(
      [
        ['Name', 'Weight', 'Grip', null],
        [null, null, 'left', 'right'],
        ['Anna Berg', 61, 30, 32],
      ],
      ['A1:A2', 'B1:B2', 'C1:D1'],
    );
    expect(fieldsOf(read)).toEqual(['name', 'weight_kg', null, null]);
    expect(read.recognised.columns[3]?.column).toEqual({ heading: 'right', group: 'Grip', occurrence: 0 });
    expect(read.recognised.rowCount).toBe(1);
  });

  test('has merged headings of its own', async () => {
    const read = await readRows(
      [
        ['Name', null, 'Weight', 'Height'],
        ['Anna Berg', 'x', null, null],
      ],
      ['A1:B1'],
    );
    expect(read.records).toHaveLength(1);
  });

  test('has no group in the title that is merged above all of it', async () => {
    const read = await readRows([['Roster', null, null], HEADINGS, BERG], ['A1:C1']);
    expect(read.recognised.columns.map(({ column }) => column.group)).toEqual([null, null, null]);
  });

  test('knows equal and empty headings by their place, and leaves out empty columns', async () => {
    const read = await readRows([
      ['First name', 'Last name', null, 'Note', 'note ', null, null],
      ['Anna', 'Berg', null, 'a', 'b', 'c', null],
    ]);
    expect(read.recognised.columns.map(({ column, samples }) => [column.heading, column.occurrence, samples])).toEqual([
      ['First name', 0, ['Anna']],
      ['Last name', 0, ['Berg']],
      ['Note', 0, ['a']],
      ['note', 1, ['b']],
      ['', 1, ['c']],
    ]);
  });

  test('is found without any known heading', async () => {
    const read = await readRows([['A sheet'], ['Athletics club', 'Colour'], ['x', 1], ['y', 2]]);
    expect(read.recognised).toMatchObject({ rowCount: 2, reading: { columns: [] } });
    expect(read.recognised.columns.map(({ column }) => column.heading)).toEqual(['Athletics club', 'Colour']);
  });

  test('is not found in a single text', async () => {
    expect(recogniseFile(await readFile(textFile('hello'), 'a.csv'), ROSTER)).toMatchObject({
      columns: [],
      rowCount: 0,
      sheets: [{ rows: 0 }],
    });
  });
});

describe('headings', () => {
  const fieldOf = async (heading: string) =>
    (
      await readRows([
        ['First name', 'Last name', heading],
        ['A', 'B', 1],
      ])
    ).recognised.columns[2]?.field;

  test.each([
    ['WEIGHT', 'weight_kg'],
    ['Weight (kg)', 'weight_kg'],
    ['Weight [lb]', 'weight_kg'],
    ['Körper\u00adgewicht', 'weight_kg'],
    ['Ko\u0308rpergro\u0308ße  in', null],
    ['Taille (m)', 'height_cm'],
    ['Date of birth (dd.mm.yyyy)', 'date_of_birth'],
    ['Né(e) le', 'date_of_birth'],
    ['N°', 'jersey_number'],
    ['#', 'jersey_number'],
    ['E-Mail-Adresse', 'email'],
    ['E-Mail Eltern', 'guardian_email'],
    ['Weight (W)', null],
    ['Weight (target)', null],
    ['Body weight of the parents', null],
    ['My position', null],
  ])('%j mean %s', async (heading, field) => {
    expect(await fieldOf(heading)).toBe(field);
  });

  test('that mean one field twice give it to the one that says more', async () => {
    const read = await readRows([
      ['No', 'Name', 'Shirt number'],
      [1, 'Anna Berg', 7],
    ]);
    expect(fieldsOf(read)).toEqual([null, 'name', 'jersey_number']);
  });

  test.each([
    [
      ['Name', 'Vorname'],
      ['last_name', 'first_name'],
    ],
    [
      ['Nom', 'Poste'],
      ['name', 'position'],
    ],
    [
      ['Nombre', 'Dorsal'],
      ['name', 'jersey_number'],
    ],
    [
      ['Nombre', 'Apellidos'],
      ['first_name', 'last_name'],
    ],
  ])('%j tell a whole name from its parts', async (headings, fields) => {
    expect(fieldsOf(await readRows([headings, ['Anna Berg', '7']]))).toEqual(fields);
  });

  test('have one fingerprint in any order', () => {
    const columns = (...headings: string[]) => headings.map((heading) => ({ heading, group: null }));
    const fingerprint = headingsFingerprint(columns('Name', 'Größe', 'Note', 'Note'));
    expect(headingsFingerprint(columns('Note', 'GRÖSSE', ' Note', 'name'))).toBe(fingerprint);
    expect(headingsFingerprint(columns('Name', 'Größe', 'Note'))).not.toBe(fingerprint);
    expect(headingsFingerprint([{ heading: 'Name', group: 'Player' }])).not.toBe(headingsFingerprint(columns('Name')));
  });
});

describe('sheets', () => {
  const week = (...people: Rows) => [HEADINGS, ...people];
  const chosen = ({ recognised }: Awaited<ReturnType<typeof readRoster>>) =>
    recognised.sheets.filter(({ isChosen }) => isChosen).map(({ name }) => name);

  test('that are hidden or have another table are not read', async () => {
    const bytes = workbook(
      {
        Lists: week(ABARA),
        Legend: [
          ['Code', 'Meaning'],
          ['x', 'injured'],
        ],
        Team: week(BERG),
        Old: [['Name'], ['A B']],
      },
      { options: { Lists: { isHidden: true } } },
    );
    const read = await readRoster(bytes);
    expect(chosen(read)).toEqual(['Team']);
    expect(read.recognised.reading.sheets).toEqual([]);
    expect(peopleOf(read)).toEqual([PEOPLE[0]]);
  });

  test('with the same headings are all read', async () => {
    const moved: Rows = [
      ['Weight', 'Last name', 'First name'],
      [70, 'Abara', 'Kwame'],
    ];
    const read = await readRoster(workbook({ 'Week 1': week(BERG), Notes: [['x']], 'Week 2': moved }));
    expect(read.recognised.reading.sheets).toEqual(['Week 1', 'Week 2']);
    expect(read.records.map(({ sheet, line }) => [sheet, line])).toEqual([
      ['Week 1', 2],
      ['Week 2', 2],
    ]);
    expect(peopleOf(read)).toEqual(PEOPLE);
  });
});

describe('a text file', () => {
  test('may have two rows of headings, too', async () => {
    const text = 'Player;;Body;\nFirst name;Last name;Weight;Height\nAnna;Berg;61,5;172\n';
    const read = await readRoster(textFile(text));
    expect(fieldsOf(read)).toEqual(['first_name', 'last_name', 'weight_kg', 'height_cm']);
  });

  test('may have a heading on each of two rows', async () => {
    const text = 'Name;Body;\n;Weight;Height\nAnna Berg;61,5;172\n';
    const read = await readRoster(textFile(text));
    expect(fieldsOf(read)).toEqual(['name', 'weight_kg', 'height_cm']);
    expect(peopleOf(read)).toEqual([{ first: 'Anna', last: 'Berg', weight_kg: 61.5, height_cm: 172 }]);
  });
});
