import { parseRpe } from './rpe-text.js';

test.each([
  ['6', 6],
  [' 6.5 ', 6.5],
  ['6,5', 6.5],
  ['6,50', 6.5],
  ['7.0', 7],
  ['05', 5],
  ['10,00', 10],
  ['0', 0],
  ['10', 10],
  ['10.5', undefined],
  ['6.3', undefined],
  ['6.55', undefined],
  ['-1', undefined],
  ['', undefined],
  ['six', undefined],
  ['1e1', undefined],
])('%p is %p', (text, rpe) => expect(parseRpe(text)).toBe(rpe));
