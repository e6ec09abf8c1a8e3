import type { WorkoutLine } from '@touchline/contracts/workouts.schema';
import { buildRow } from '../../../shared/testing/build-workout.js';
import { prescribedRows } from './prescription.js';

const setsAndReps = (row: Partial<WorkoutLine>) => prescribedRows([buildRow(row)])[0]?.setsAndReps;
const time = { is_time_based: true, reps: null } as const;

test.each<[Partial<WorkoutLine>, string]>([
  [{ sets: 3, reps: 10 }, '3 sets × 10 reps'],
  [{ sets: 1, reps: 1 }, '1 set × 1 rep'],
  [{ sets: null, reps: 8 }, '8 reps'],
  [{ sets: 4, reps: null }, '4 sets'],
  [{ sets: null, reps: null }, ''],
  [{ ...time, sets: 3, duration: 45 }, '3 sets × 45s per set'],
  [{ ...time, sets: 1, duration: 90 }, '1 set × 1m 30s'],
  [{ sets: 3, reps: 8, coach_notes: 'Each side.' }, '3 sets × 8 reps each side'],
  [{ ...time, sets: 2, duration: 40, coach_notes: 'Slowly, each side.' }, '2 sets × 40s per set each side'],
  [{ ...time, sets: null, duration: 60 }, '1m 0s'],
  [{ ...time, sets: 2, duration: null }, '2 sets'],
  [{ type: 'rest', sets: null, reps: null, duration: 120 }, '2m 0s'],
])('%j is prescribed as %p', (row, text) => expect(setsAndReps(row)).toBe(text));

test('an exercise has a badge, a rest has none', () => {
  expect(
    prescribedRows([buildRow({}), buildRow({ ...time, duration: 30 }), buildRow({ type: 'rest', duration: 30 })]).map(
      ({ badge }) => badge,
    ),
  ).toEqual(['REPS', 'TIME', null]);
});

test('a rest of 0 seconds between sets is shown; a rest row has none', () => {
  const between = (row: Partial<WorkoutLine>) => prescribedRows([buildRow(row)])[0]?.restBetween;
  expect([
    between({ rest_between_sets_seconds: 0 }),
    between({ rest_between_sets_seconds: 90 }),
    between({}),
    between({ type: 'rest', rest_between_sets_seconds: 5 }),
  ]).toEqual(['Rest between sets: 0s', 'Rest between sets: 1m 30s', null, null]);
});

test('a superset holds joined rows, and another can follow directly', () => {
  const joined = { superset_with_next: true };
  const rows = prescribedRows([
    buildRow(joined),
    buildRow({}),
    buildRow(joined),
    buildRow(joined),
    buildRow({}),
    buildRow({}),
  ]);
  expect(rows.map(({ superset }) => superset)).toEqual(['first', 'further', 'first', 'further', 'further', null]);
  expect(rows.map((row) => row.joined)).toEqual([true, false, true, true, false, false]);
});
