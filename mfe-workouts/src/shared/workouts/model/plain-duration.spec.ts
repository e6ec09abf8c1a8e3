import { plainDuration } from './plain-duration.js';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [90, '1 min 30 s'],
  [600, '10 min'],
  [7_200, '120 min'],
])('%p seconds are written as %s', (seconds, text) => expect(plainDuration(seconds)).toBe(text));
