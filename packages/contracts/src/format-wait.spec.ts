import { formatWait } from './format-wait.js';

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [1.2, '2 seconds'],
  [59, '59 seconds'],
  [59.1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [7200, '120 minutes'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('%d s → %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
