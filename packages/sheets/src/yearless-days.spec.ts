import { codesOf, factsOf, kindsOf, readTarget } from '../test/targets.js';
import { textFile, workbook } from '../test/workbooks.js';

const plan = (days: readonly string[], name = 'file.csv') =>
  [textFile(['Datum;Titel', ...days.map((day) => `${day};Spiel`), ''].join('\n')), name] as const;
const readPlan = (days: readonly string[], year?: number) => {
  const [bytes, name] = plan(days);
  return readTarget('events', bytes, { ...(year !== undefined && { year }), date_order: 'dmy' }, name);
};
const daysOf = async (days: readonly string[], year: number) =>
  (await readPlan(days, year)).records.map(({ day }) => day);

describe('days without a year in cells', () => {
  test.each([
    ['Sa 12.09.', 'So 20.09.'],
    ['Sa., 12.09.', 'So., 20.09.'],
    ['12.09.', '20.09.'],
    ['12.9', '20.9'],
    ['sam 12 sept', 'dim 20 sept'],
    ['12 septembre', '20 septembre'],
    ['sáb 12 de septiembre', 'dom 20 de septiembre'],
    ['sáb 12/09', 'dom 20/09'],
  ])('such as %s and %s ask for it', async (one, other) => {
    const read = await readPlan([one, other]);
    const [thisYear, nextYear] = [2026, 2027].map((year) => ({
      answer: year,
      shownAs: [`Sep 12, ${year}`, `Sep 20, ${year}`],
    }));
    expect(read.questions).toEqual([
      { kind: 'year', columns: ['Datum'], examples: [one, other], readings: [thisYear, nextYear] },
    ]);
    expect(codesOf(read)).toEqual([
      [2, 'undecided'],
      [3, 'undecided'],
    ]);
    const answered = await readPlan([one, other], 2026);
    expect(answered.questions).toEqual([]);
    expect(answered.records.map(({ day }) => day)).toEqual(['2026-09-12', '2026-09-20']);
  });

  test('keep their times', async () => {
    expect(
      factsOf(await readPlan(['Sa 12.09. 15:30', '13.09. 18 Uhr', 'lun 14 sept à 10h30', '15.09.'], 2026)),
    ).toEqual([
      [null, '2026-09-12', { start_time: '15:30', title: 'Spiel' }],
      [null, '2026-09-13', { start_time: '18:00', title: 'Spiel' }],
      [null, '2026-09-14', { start_time: '10:30', title: 'Spiel' }],
      [null, '2026-09-15', { title: 'Spiel' }],
    ]);
  });

  test.each([
    ['go on in the next year', ['12.09.', '05.12.', '10.01.', '20.05.'], [2026, 2026, 2027, 2027]],
    ['go back to the year before', ['20.05.', '10.01.', '05.12.', '12.09.'], [2026, 2026, 2025, 2025]],
    ['have a long break in winter', ['15.08.', '30.10.', '30.11.', '10.03.', '10.06.'], [2026, 2026, 2026, 2027, 2027]],
    ['stay in one year', ['10.02.', '05.05.', '04.05.', '20.11.'], [2026, 2026, 2026, 2026]],
    ['are of each athlete in turn', ['10.11.', '10.02.', '12.11.', '12.02.'], [2026, 2027, 2026, 2027]],
  ])('%s', async (_name, typed, years) => {
    expect((await daysOf(typed, 2026)).map((day) => Number(day?.slice(0, 4)))).toEqual(years);
  });

  test('are refused when nobody can tell where their year ends', async () => {
    const days = ['12.09.', '10.01.', '20.05.', '13.09.', '11.01.', '21.05.'];
    const read = await readPlan(days, 2025);
    expect(read.questions).toEqual([]);
    expect(codesOf(read)).toEqual(days.map((_day, at) => [at + 2, 'not_a_day']));
  });

  test('do not exist in every year', async () => {
    expect(codesOf(await readPlan(['28.02.', '29.02.'], 2026))).toEqual([[3, 'not_a_day']]);
    expect(await daysOf(['28.02.', '29.02.'], 2028)).toEqual(['2028-02-28', '2028-02-29']);
  });

  test('have the year of their own sheet', async () => {
    const rows = [
      ['Datum', 'Titel'],
      ['12.09.', 'Spiel'],
    ];
    const read = await readTarget('events', workbook({ 'Plan 2026': rows, 'Plan 2027': rows }));
    expect(read.questions).toEqual([]);
    expect(read.records.map(({ day }) => day)).toEqual(['2026-09-12', '2027-09-12']);
  });

  test('ask for their order, which other cells may decide', async () => {
    const bytes = (days: string[]) => textFile(['Date;Title', ...days.map((day) => `${day};Match`), ''].join('\n'));
    expect(kindsOf(await readTarget('events', bytes(['3/4', '5/4'])))).toEqual(['date_order', 'year']);
    expect(kindsOf(await readTarget('events', bytes(['3/4', '25/4'])))).toEqual(['year']);
    const read = await readTarget('events', bytes(['3/4', '5/4', '6/6']), { date_order: 'mdy', year: 2026 });
    expect(read.records.map(({ day }) => day)).toEqual(['2026-03-04', '2026-05-04', '2026-06-06']);
  });

  test('are no days of birth', async () => {
    const read = await readTarget('roster', textFile('Name;Geburtsdatum\nAnna Berg;12.09.\n'));
    expect(read.questions).toEqual([]);
    expect(codesOf(read)).toEqual([[2, 'not_a_day']]);
  });
});
