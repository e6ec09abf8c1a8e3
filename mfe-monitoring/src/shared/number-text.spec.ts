import { numberText } from './number-text.js';

test.each([
  [0, '0'],
  [1840, '1,840'],
  [262.5, '262.5'],
  [128.57, '128.57'],
])('%p reads %p', (value, text) => expect(numberText(value)).toBe(text));
