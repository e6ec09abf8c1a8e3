import { parseEventMinutes } from './event-minutes-text.js';

test.each([
  ['1', 1],
  [' 60 ', 60],
  ['1440', 1440],
  ['0', undefined],
  ['1441', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['1e2', undefined],
  ['-5', undefined],
  ['an hour', undefined],
])('%p is %p', (text, minutes) => expect(parseEventMinutes(text)).toBe(minutes));
