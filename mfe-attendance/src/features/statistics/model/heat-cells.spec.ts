import { buildDay } from '../testing/statistics-data.js';
import { cellReader, rateCell, athleteCell } from './heat-cells.js';

const DATE = '2026-11-16';

test.each([
  [100, 'good'],
  [90, 'good'],
  [89, 'moderate'],
  [75, 'moderate'],
  [74, 'poor'],
  // A rate of 0 is a measurement.
  [0, 'poor'],
])('a rate of %p is %s', (rate, category) =>
  expect(rateCell(DATE, buildDay({ date: DATE, rate }))).toMatchObject({
    category,
    short: `${rate}%`,
    text: `${rate}%`,
  }),
);

test('describes a day of all athletes with its counts', () => {
  expect(rateCell(DATE, buildDay({ date: DATE, present: 11, excused: 1, records: 12, rate: 92 })).sentence).toBe(
    'Mon, Nov 16, 2026: 92%, 11 of 12 present, 1 excused',
  );
  expect(rateCell(DATE, buildDay({ date: DATE, present: 9, absent: 3, records: 12, rate: 75 })).sentence).toBe(
    'Mon, Nov 16, 2026: 75%, 9 of 12 present',
  );
  expect(rateCell(DATE, undefined)).toEqual({
    date: DATE,
    category: 'none',
    short: '–',
    text: '–',
    sentence: 'Mon, Nov 16, 2026: No records',
  });
});

test.each([
  [{ present: 1 }, 'present', 'P', 'Mon, Nov 16, 2026: Present'],
  [{ absent: 1 }, 'absent', 'A', 'Mon, Nov 16, 2026: Absent'],
  [{ excused: 1 }, 'excused', 'E', 'Mon, Nov 16, 2026: Excused'],
  [{ present: 1, absent: 1, excused: 1, records: 3 }, 'absent', 'A', 'Mon, Nov 16, 2026: Absent, 1 of 3 present'],
  [{ present: 2, excused: 1, records: 3 }, 'excused', 'E', 'Mon, Nov 16, 2026: Excused, 2 of 3 present'],
  [{ present: 2, records: 2 }, 'present', 'P', 'Mon, Nov 16, 2026: Present, 2 of 2 present'],
])('an athlete’s day of %j is %s', (counts, category, short, sentence) => {
  expect(athleteCell(DATE, buildDay({ date: DATE, present: 0, records: 1, ...counts }))).toMatchObject({
    category,
    short,
    sentence,
  });
});

test('counts late as attended, and says how many there were', () => {
  const day = buildDay({ date: DATE, present: 9, late: 2, excused: 1, records: 12, rate: 92 });
  expect(rateCell(DATE, day).sentence).toBe('Mon, Nov 16, 2026: 92%, 11 of 12 attended, 2 late, 1 excused');
  expect(athleteCell(DATE, buildDay({ date: DATE, present: 1, late: 1, records: 2 }))).toMatchObject({
    category: 'late',
    short: 'L',
    sentence: 'Mon, Nov 16, 2026: Late, 2 of 2 attended',
  });
});

test('shows a status that is not known here as its word, and counts it as the server does', () => {
  const day = buildDay({ date: DATE, present: 0, records: 1, attended: 1, status: 'half_day' });
  expect(athleteCell(DATE, day)).toEqual({
    date: DATE,
    category: 'half_day',
    short: '?',
    text: 'Half day',
    sentence: 'Mon, Nov 16, 2026: Half day',
  });
  expect(rateCell(DATE, { ...day, present: 10, records: 12, attended: 11, rate: 92 }).sentence).toBe(
    'Mon, Nov 16, 2026: 92%, 11 of 12 attended',
  );
});

test('shows a weekend day like any other day', () => {
  const read = cellReader([buildDay({ date: '2026-11-21', present: 1, records: 1, rate: 100 })], '2026-11-22', true);
  expect([read('2026-11-21').category, read('2026-11-22').category, read('2026-11-20').category]).toEqual([
    'present',
    'none',
    'none',
  ]);
});

test('leaves future days open, and all days while loading', () => {
  const read = cellReader([buildDay({ date: '2026-11-22' }), buildDay({ date: '2026-11-23' })], '2026-11-22', false);
  expect([read('2026-11-22').category, read('2026-11-23').category]).toEqual(['good', 'open']);
  expect(read('2026-11-23')).toMatchObject({ text: '', sentence: 'Mon, Nov 23, 2026' });
  expect(cellReader(null, '2026-11-22', false)('2026-11-20').category).toBe('open');
});
