import { plannedLoad } from './planned-load.js';

test.each([
  [6.5, 90, 585],
  [0, 90, 0],
  [null, 90, null],
])('RPE %p over %p min is a planned load of %p', (planned_rpe, duration_min, load) =>
  expect(plannedLoad({ planned_rpe, duration_min })).toBe(load),
);
