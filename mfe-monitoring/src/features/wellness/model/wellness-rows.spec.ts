import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { toDay, toRow, WELLNESS_COLUMNS } from './wellness-rows.js';

test('an entry as a row, a missing rating included', () => {
  expect(toRow(buildEntry({ wellness_id: 5, stress: null, version: 3 }))).toEqual({
    id: 5,
    date: '2026-11-05',
    version: 3,
    values: { sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: null },
  });
});

test('a written day says nothing about injuries: they stay as they are', () => {
  const values = { sleep_quality: 1, fatigue: 2, muscle_soreness: 3, stress: 4 };
  expect(toDay(7, { id: null, date: '2026-11-05', version: 0, values })).toEqual({
    athlete_id: 7,
    date: '2026-11-05',
    version: 0,
    ...values,
  });
});

test('the columns in the order of every screen, each from 1 to 10', () => {
  expect(WELLNESS_COLUMNS.map(({ label }) => label)).toEqual(['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress']);
  expect(WELLNESS_COLUMNS.map(({ parse }) => parse('10'))).toEqual(Array(4).fill({ value: 10 }));
  expect(WELLNESS_COLUMNS.every(({ parse }) => 'problem' in parse('0'))).toBe(true);
});
