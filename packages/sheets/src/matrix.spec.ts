import { factsOf, HOOPER, readTarget, scaled } from '../test/targets.js';
import { workbook, type Cell, type Rows } from '../test/workbooks.js';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const PEOPLE = ['Anna Berg', 'Kwame Abara', 'Léa Diaz', 'Max Groß', 'Zoë Ng'];
const FIRST_SERIAL = 46_000;
const DAYS = 9;
const CODES = { present: 'P', late: 'L', absent: 'A', excused: 'E' };
const STATUSES = Object.keys(CODES) as (keyof typeof CODES)[];

/** A generator of whole numbers below a bound, the same for the same seed. */
function randomOf(seed: number): (bound: number) => number {
  let state = seed + 1;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const day = (index: number): Cell => ({ value: FIRST_SERIAL + index, format: 'dd/mm/yyyy' });
const days = Array.from({ length: DAYS }, (_, index) => index);
/** Records by person and day, in which the order of a file does not matter. */
const sorted = (read: Awaited<ReturnType<typeof readTarget>>) => {
  expect([read.refusals, read.questions]).toEqual([[], []]);
  return factsOf(read).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
};

test.each(SEEDS)('attendance %i is the same as a matrix, as rows and in sheets', async (seed) => {
  const random = randomOf(seed);
  const marks = PEOPLE.map(() => days.map(() => (random(4) === 0 ? null : CODES[STATUSES[random(4)] ?? 'present'])));
  const rows: Rows = PEOPLE.flatMap((name, person) =>
    days.flatMap((index) => (marks[person]?.[index] ? [[name, day(index), marks[person][index]]] : [])),
  );
  const matrix = (from: number, to: number): Rows => [
    ['Name', ...days.slice(from, to).map(day), 'Total'],
    ...PEOPLE.map((name, person) => [name, ...(marks[person]?.slice(from, to) ?? []), 3]),
    ['Total', ...days.slice(from, to), 9],
  ];
  const expected = sorted(await readTarget('attendance', workbook({ A: [['Name', 'Date', 'Status'], ...rows] })));
  expect(expected).toHaveLength(rows.length);
  expect(sorted(await readTarget('attendance', workbook({ A: matrix(0, DAYS) })))).toEqual(expected);
  const sheets = { 'KW 1': matrix(0, 4), 'KW 2': matrix(4, DAYS) };
  expect(sorted(await readTarget('attendance', workbook(sheets)))).toEqual(expected);
});

test.each(SEEDS)('wellness %i is the same as a matrix and as rows', async (seed) => {
  const random = randomOf(seed);
  const scales = { scales: scaled(HOOPER, 1, 5, seed % 2 === 1) };
  const ratings = PEOPLE.map(() => days.map(() => HOOPER.map(() => (random(5) === 0 ? null : 1 + random(5)))));
  const of = (person: number, index: number) => ratings[person]?.[index] ?? [];
  const headings = ['Sleep', 'Fatigue', 'Soreness', 'Stress'];
  const rows: Rows = PEOPLE.flatMap((name, person) =>
    days
      .filter((index) => of(person, index).some((rating) => rating !== null))
      .map((index) => [name, day(index), ...of(person, index)]),
  );
  const daysOverMeasures: Rows = [
    ['Name', ...days.flatMap((index) => [day(index), null, null, null])],
    [null, ...days.flatMap(() => headings)],
    ...PEOPLE.map((name, person) => [name, ...days.flatMap((index) => of(person, index))]),
  ];
  const measuresOverDays: Rows = [
    ['Name', ...headings.flatMap((heading) => [heading, ...days.slice(1).map(() => null)])],
    [null, ...headings.flatMap(() => days.map(day))],
    ...PEOPLE.map((name, person) => [
      name,
      ...headings.flatMap((_, at) => days.map((index) => of(person, index)[at] ?? null)),
    ]),
  ];
  const expected = sorted(
    await readTarget('wellness', workbook({ A: [['Name', 'Date', ...headings], ...rows] }), scales),
  );
  expect(expected).toHaveLength(rows.length);
  expect(sorted(await readTarget('wellness', workbook({ A: daysOverMeasures }), scales))).toEqual(expected);
  expect(sorted(await readTarget('wellness', workbook({ A: measuresOverDays }), scales))).toEqual(expected);
});
