import { buildRow, buildWorkout } from '../../../shared/testing/build-workout.js';
import { copyName, copyWorkout } from './copy-workout.js';

test('a copy has the same content under another name', () => {
  const row = buildRow({ name: 'Plank', duration: 30, is_time_based: true, superset_with_next: true });
  const { id: _id, ...content } = row;
  expect(copyWorkout(buildWorkout({ name: 'Legs', description: 'For legs.', exercises: [row] }))).toEqual({
    name: 'Legs (copy)',
    type: 'Strength',
    difficulty: 'Beginner',
    description: 'For legs.',
    exercises: [content],
    workout_date: null,
  });
});

test.each([
  ['Legs', 'Legs (copy)'],
  ['x'.repeat(43), `${'x'.repeat(43)} (copy)`],
  ['x'.repeat(50), `${'x'.repeat(43)} (copy)`],
  [`${'x'.repeat(40)}   ${'y'.repeat(7)}`, `${'x'.repeat(40)} (copy)`],
  [`${'x'.repeat(42)}🦵🦵`, `${'x'.repeat(42)} (copy)`],
])('%s is copied as %s', (name, copy) => {
  expect(copyName(name)).toBe(copy);
  expect(copyName(name).length).toBeLessThanOrEqual(50);
});
