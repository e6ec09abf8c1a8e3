import { findHipMobilityRoutine, HIP_MOBILITY_ROUTINE_NAME as NAME } from './hip-mobility-routine.js';

test('is found by its name; the oldest of several', () => {
  const first = { id: 3, name: NAME };
  expect(findHipMobilityRoutine([{ id: 1, name: `${NAME} (copy)` }, { id: 8, name: NAME }, first])).toBe(first);
});

test('is not found after it was renamed or deleted', () => {
  expect(findHipMobilityRoutine([])).toBeUndefined();
  expect(findHipMobilityRoutine([{ id: 1, name: 'Hip Mobility' }])).toBeUndefined();
});
