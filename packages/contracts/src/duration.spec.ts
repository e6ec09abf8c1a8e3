import { formatDuration } from './duration.js';

test.each([
  [0, '0s'],
  [1, '1s'],
  [59, '59s'],
  [60, '1m 0s'],
  [90, '1m 30s'],
  [119, '1m 59s'],
  [3600, '60m 0s'],
  [5401, '90m 1s'],
])('%p seconds read %p', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
