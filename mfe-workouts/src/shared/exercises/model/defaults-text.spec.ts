import { defaultsText } from './defaults-text.js';

test.each([
  [4, 6, null, 'Usually 4 sets of 6 reps'],
  [1, 1, null, 'Usually 1 set of 1 rep'],
  [3, null, 40, 'Usually 3 sets of 40 s'],
  [1, null, 90, 'Usually 1 set of 1 min 30 s'],
  [3, 8, 40, 'Usually 3 sets of 8 reps'],
  [3, null, null, 'Usually 3 sets'],
])('%p sets of %p repetitions or %p seconds', (defaultSets, defaultReps, defaultDuration, text) =>
  expect(defaultsText({ defaultSets, defaultReps, defaultDuration })).toBe(text),
);
