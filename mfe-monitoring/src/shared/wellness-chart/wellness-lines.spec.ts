import { buildEntry } from '../testing/wellness-entry.js';
import {
  pointText,
  WELLNESS_LINES,
  wellnessNotes,
  wellnessSeries,
  wellnessSummary,
  wellnessTable,
} from './wellness-lines.js';

const full = buildEntry({ date: '2026-11-05', stress: 5 });
const gap = buildEntry({ date: '2026-11-07', stress: null });

test('one series per line, a gap where a rating is missing', () => {
  expect(wellnessSeries([full, gap], ['stress', 'hooper_index'])).toEqual([
    { name: 'Stress', data: [5, null] },
    { name: 'Hooper Index', data: [14, null] },
  ]);
});

test('no entries, no points; no lines, no series', () => {
  expect(wellnessSeries([], ['stress'])).toEqual([{ name: 'Stress', data: [] }]);
  expect(wellnessSeries([full], [])).toEqual([]);
});

test('the table shows the same values', () => {
  expect(wellnessTable([full, gap], ['sleep_quality', 'stress'])).toEqual({
    columns: ['Date', 'Sleep Quality', 'Stress'],
    rows: [
      ['Nov 05, 2026', '2', '5'],
      ['Nov 07, 2026', '2', 'no rating'],
    ],
  });
});

test.each([
  [7, 'stress', '7 of 10'],
  [22, 'hooper_index', '22 of 40'],
  [null, 'stress', 'no rating'],
  [undefined, 'hooper_index', 'no rating'],
] as const)('%p of %s reads %p', (value, line, expected) => expect(pointText(value, line)).toBe(expected));

test('the summary for screen readers', () => {
  expect(wellnessSummary([], ['stress'])).toBe('No entries.');
  expect(wellnessSummary([full], ['stress', 'hooper_index'])).toBe(
    '1 entry, Nov 05, 2026. Newest, Thu, Nov 5, 2026: Stress 5 of 10, Hooper Index 14 of 40.',
  );
});

const entry = (sleep_quality: number, fatigue: number, muscle_soreness: number, stress: number | null) =>
  buildEntry({ sleep_quality, fatigue, muscle_soreness, stress });

test('different lines and no entries need no note', () => {
  expect(wellnessNotes([entry(2, 3, 4, 5)], WELLNESS_LINES)).toEqual([]);
  expect(wellnessNotes([], WELLNESS_LINES)).toEqual([]);
});

test('a note names ratings that were never given, and the Hooper Index that needs them', () => {
  const entries = [entry(2, 3, 4, null), entry(3, 4, 5, null)];
  expect(wellnessNotes(entries, WELLNESS_LINES)).toEqual([
    'No ratings for Stress on these days.',
    'No Hooper Index on these days: it needs all four ratings.',
  ]);
  expect(wellnessNotes(entries, ['fatigue', 'stress'])).toEqual(['No ratings for Stress on these days.']);
  expect(wellnessNotes(entries, ['fatigue'])).toEqual([]);
  expect(wellnessNotes([...entries, entry(2, 3, 4, 5)], WELLNESS_LINES)).toEqual([]);
});

test('a note names lines through the same points, the Hooper Index on its own axis included', () => {
  expect(wellnessNotes([entry(4, 6, 4, 5)], WELLNESS_LINES)).toEqual([
    'These lines overlap: Sleep Quality and Muscle Soreness.',
  ]);
  expect(wellnessNotes([entry(5, 5, 5, 5)], WELLNESS_LINES)).toEqual([
    'These lines overlap: Sleep Quality, Fatigue, Muscle Soreness, Stress and Hooper Index.',
  ]);
  expect(wellnessNotes([entry(5, 5, 6, 7), entry(5, 4, 6, 7)], WELLNESS_LINES)).toEqual([]);
});
