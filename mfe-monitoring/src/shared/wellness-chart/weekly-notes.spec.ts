import { buildEntry } from '../testing/wellness-entry.js';
import { weeklyNotes } from './weekly-notes.js';
import { LINES } from './lines.js';

const entry = (sleep_quality: number, fatigue: number, muscle_soreness: number, stress: number | null) =>
  buildEntry({ sleep_quality, fatigue, muscle_soreness, stress });

test('different lines need no note, nor do no entries', () => {
  expect(weeklyNotes([entry(2, 3, 4, 5)], LINES)).toEqual([]);
  expect(weeklyNotes([], LINES)).toEqual([]);
});

test('a rating that nobody gave, and the index that lacks it', () => {
  const entries = [entry(2, 3, 4, null), entry(3, 4, 5, null)];
  expect(weeklyNotes(entries, LINES)).toEqual([
    'No ratings of Stress in these days.',
    'No Hooper Index in these days: it needs all four ratings.',
  ]);
  expect(weeklyNotes(entries, ['fatigue', 'stress'])).toEqual(['No ratings of Stress in these days.']);
  expect(weeklyNotes(entries, ['fatigue'])).toEqual([]);
  expect(weeklyNotes([...entries, entry(2, 3, 4, 5)], LINES)).toEqual([]);
});

test('lines through the same points, the index on its own axis included', () => {
  expect(weeklyNotes([entry(4, 6, 4, 5)], LINES)).toEqual([
    'One on top of the other: Sleep Quality and Muscle Soreness.',
  ]);
  expect(weeklyNotes([entry(5, 5, 5, 5)], LINES)).toEqual([
    'One on top of the other: Sleep Quality, Fatigue, Muscle Soreness, Stress and Hooper Index.',
  ]);
  expect(weeklyNotes([entry(5, 5, 6, 7), entry(5, 4, 6, 7)], LINES)).toEqual([]);
});
