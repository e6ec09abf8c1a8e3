import { csvText } from '@touchline/contracts/csv';
import { peopleOf, readRoster } from '../test/rosters.js';
import { textFile, workbook, type Cell } from '../test/workbooks.js';
import { serialDay } from './serial-day.js';

const ROSTERS = 20;
const PEOPLE = 25;
const FIRST = ['Anna', 'Änne', 'José María', 'Kwame', 'Łukasz', 'Zoë', "D'Arcy", 'Jean-Luc', 'Li', 'Nuria'];
const LAST = [
  'Berg',
  'van der Berg',
  'García López',
  'O’Neill',
  'Groß',
  'Abara',
  'Null',
  'Na',
  'Ng',
  'Müller-Lüdenscheidt',
];
const TEXTS = [
  'Left wing',
  'Keeper; reserve',
  'Say "7,5"',
  'Stürmer | rechts',
  '10',
  'two  blanks',
  '=1+1',
  'x\ny',
  null,
];

/** A generator of whole numbers below a bound, the same for the same seed. */
function randomOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

interface Person {
  first: string;
  last: string;
  serial: number;
  jersey: string | null;
  position: string | null;
  weight: number | null;
}

function roster(random: (bound: number) => number): Person[] {
  const pick = <Value>(list: readonly Value[]) => list[random(list.length)] as Value;
  return Array.from({ length: PEOPLE }, (_, index) => ({
    first: pick(FIRST),
    last: `${pick(LAST)} ${String.fromCharCode(65 + index)}`,
    serial: 30_000 + random(16_000),
    jersey: random(5) === 0 ? null : String(random(1_000)).padStart(random(4), '0').slice(0, 3),
    position: pick(TEXTS),
    weight: random(5) === 0 ? null : 20 + random(3_800) / 10,
  }));
}

const HEADINGS = ['First name', 'Last name', 'Date of birth', 'Jersey number', 'Position', 'Weight (kg)'];

const expected = (people: Person[]) =>
  people.map(({ first, last, serial, jersey, position, weight }) => ({
    first,
    last,
    date_of_birth: serialDay(serial, false)?.day,
    jersey_number: jersey,
    position: position?.replace(/\s+/g, ' ') ?? null,
    weight_kg: weight,
  }));

const cells = ({ first, last, serial, jersey, position, weight }: Person): Cell[] => [
  ...[first, last, { value: serial, format: 'dd.mm.yyyy' }, jersey, position, weight],
];

/** A line as a German or an English program writes it. */
const texts = (isGerman: boolean, { first, last, serial, jersey, position, weight }: Person): string[] => {
  const [year, month, day] = (serialDay(serial, false)?.day ?? '').split('-');
  const number = weight === null ? '' : String(weight);
  const date = isGerman ? `${day}.${month}.${year}` : `${year}-${month}-${day}`;
  return [first, last, date, jersey ?? '', position ?? '', isGerman ? number.replace('.', ',') : number];
};

const semicolons = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n');

test.each(Array.from({ length: ROSTERS }, (_, seed) => seed))('roster %i is read as it was written', async (seed) => {
  const people = roster(randomOf(seed));
  const files = [
    workbook({ Team: [HEADINGS, ...people.map(cells)] }),
    workbook({ Team: [HEADINGS, ...people.map(cells)] }, { type: 'biff8' }),
    textFile(
      csvText(
        HEADINGS,
        people.map((person) => texts(false, person)),
      ),
    ),
    textFile(semicolons([HEADINGS, ...people.map((person) => texts(true, person))])),
  ];
  for (const bytes of files) {
    const read = await readRoster(bytes);
    expect(read.refusals).toEqual([]);
    expect(read.questions).toEqual([]);
    expect(peopleOf(read)).toEqual(expected(people));
  }
});
