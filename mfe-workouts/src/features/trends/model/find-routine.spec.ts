import { buildWorkout } from '../../../shared/testing/build-workout.js';
import { findRoutine } from './find-routine.js';

const NAME = 'Hip Mobility & Stability Recovery Routine';

test('finds the oldest workout of that exact name', () => {
  const [copy, first] = [buildWorkout({ id: 8, name: NAME }), buildWorkout({ id: 3, name: NAME })];
  expect(findRoutine([buildWorkout({ id: 1, name: `${NAME} (copy)` }), copy, first])).toBe(first);
});

test('finds none where it was deleted or renamed', () => {
  expect(findRoutine([])).toBeUndefined();
  expect(findRoutine([buildWorkout({ name: 'Hip Mobility' })])).toBeUndefined();
});
