import { mondayOf } from '@touchline/contracts/calendar-date';
import { teamBand } from './team-band.js';

const spread = (n: number, mean: number, sd: number) => ({ n, mean, sd });
const ROWS = [
  { date: '2026-11-16', figures: { stress: spread(9, 4, 1.5) } },
  { date: '2026-11-17', figures: { stress: spread(12, 5, 1) } },
  { date: '2026-11-18', figures: { stress: null } },
];
const DATES = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
const text = (value: number) => value.toFixed(1);

test('the band is the mean ± the standard deviation of a day', () => {
  const band = teamBand(ROWS, 'stress', { dates: DATES, text });
  expect(DATES.map(band.rangeOn)).toEqual([
    { low: 2.5, high: 5.5, text: '4.0 ± 1.5, 9 athletes' },
    { low: 4, high: 6, text: '5.0 ± 1.0, 12 athletes' },
    null,
    null,
  ]);
  expect(band.notes).toEqual(['Team: mean ± standard deviation of 9 to 12 athletes; about two in three lie inside.']);
});

test('the note names the line, and says when too few athletes have a value', () => {
  expect(teamBand(ROWS, 'stress', { subject: 'Stress', dates: ['2026-11-16'], text }).notes).toEqual([
    'Team, Stress: mean ± standard deviation of 9 athletes; about two in three lie inside.',
  ]);
  expect(teamBand(ROWS, 'stress', { dates: ['2026-11-18'], text }).notes).toEqual([
    'No team values here: fewer than 3 athletes have one.',
  ]);
});

test('figures of weeks hold for every day of the week', () => {
  const band = teamBand(ROWS.slice(0, 1), 'stress', { dates: ['2026-11-22'], text, weekOf: mondayOf });
  expect(band.rangeOn('2026-11-22')?.text).toBe('4.0 ± 1.5, 9 athletes');
  expect(band.rangeOn('2026-11-23')).toBeNull();
});
