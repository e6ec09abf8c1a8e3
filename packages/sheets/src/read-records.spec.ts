import { fieldsOf, peopleOf, readRoster } from '../test/rosters.js';
import { textFile, workbook, type Rows } from '../test/workbooks.js';

const ENGLISH: Rows = [
  ['First name', 'Last name', 'Date of birth', 'Jersey number', 'Position', 'E-mail', 'Weight (kg)', 'Height (cm)'],
  ['Anna', 'Berg', { value: 40_249, format: 'dd/mm/yyyy' }, 7, 'Keeper', 'anna@example.org', 61.3, 172],
  ['Kwame', 'Abara', { value: 40_513, format: 'dd/mm/yyyy' }, '07', 'Wing', null, 70, 181.5],
];
const PEOPLE = [
  {
    first: 'Anna',
    last: 'Berg',
    date_of_birth: '2010-03-12',
    jersey_number: '7',
    position: 'Keeper',
    email: 'anna@example.org',
    weight_kg: 61.3,
    height_cm: 172,
  },
  {
    first: 'Kwame',
    last: 'Abara',
    date_of_birth: '2010-12-01',
    jersey_number: '07',
    position: 'Wing',
    email: null,
    weight_kg: 70,
    height_cm: 181.5,
  },
];

describe('whole rosters', () => {
  test.each(['xlsx', 'xlsm', 'biff8'] as const)('are read from %s', async (type) => {
    const read = await readRoster(workbook({ Team: ENGLISH }, { type }));
    expect(peopleOf(read)).toEqual(PEOPLE);
    expect(read.refusals).toEqual([]);
    expect(read.recognised.questions).toEqual([]);
  });

  test('are read from a German text file with semicolons, decimal commas and Windows-1252', async () => {
    const text = [
      'Nachname;Vorname;Geburtsdatum;Trikotnummer;Position;Größe;Gewicht',
      'Müller;Änne;12.03.2010;10;Sturm;1,72 m;61,3',
      'Groß;Jörg;01.02.2009;4;;181;70,0',
    ].join('\r\n');
    const read = await readRoster(textFile(text, 'windows-1252'), {}, 'Kader.csv');
    expect(read.file).toMatchObject({ delimiter: ';', encoding: 'windows-1252' });
    expect(peopleOf(read)).toEqual([
      {
        first: 'Änne',
        last: 'Müller',
        date_of_birth: '2010-03-12',
        jersey_number: '10',
        position: 'Sturm',
        height_cm: 172,
        weight_kg: 61.3,
      },
      {
        first: 'Jörg',
        last: 'Groß',
        date_of_birth: '2009-02-01',
        jersey_number: '4',
        position: null,
        height_cm: 181,
        weight_kg: 70,
      },
    ]);
  });

  test.each([
    ['French', ['Nom', 'Prénom', 'Né(e) le', 'N°', 'Poste', 'Poids (kg)', 'Taille (cm)', 'Courriel']],
    [
      'Spanish',
      ['Apellidos', 'Nombre', 'Fecha de nacimiento', 'Dorsal', 'Demarcación', 'Peso', 'Altura', 'Correo electrónico'],
    ],
    ['German', ['Name', 'Vorname', 'Geb.-Datum', 'Rückennummer', 'Position', 'Gewicht', 'Größe', 'E-Mail']],
  ])('have %s headings', async (_language, headings) => {
    const read = await readRoster(
      workbook({ Equipo: [headings, ['Diaz', 'Léa', '2010-03-12', 9, 'Aile', 55, 165, 'l@example.org']] }),
    );
    expect(fieldsOf(read)).toEqual([
      ...['last_name', 'first_name', 'date_of_birth', 'jersey_number', 'position', 'weight_kg', 'height_cm', 'email'],
    ]);
    expect(peopleOf(read)).toEqual([
      expect.objectContaining({ first: 'Léa', last: 'Diaz', date_of_birth: '2010-03-12', jersey_number: '9' }),
    ]);
  });
});
