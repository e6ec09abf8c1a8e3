import { parseWhole } from './history-kind.js';

const range = { problem: 'must be a whole number from 1 to 10' };

test.each([
  ['1', { value: 1 }],
  ['10', { value: 10 }],
  [' 7 ', { value: 7 }],
  ['07', { value: 7 }],
  ['5.0', { value: 5 }],
  ['5,0', { value: 5 }],
  ['1,000', { value: 1 }],
  ['', { problem: 'required' }],
  ['   ', { problem: 'required' }],
  ['5,5', range],
  ['5.5', range],
  ['0', range],
  ['11', range],
  ['-3', range],
  ['1,0,0', range],
  ['1e1', range],
  ['0x5', range],
  ['five', range],
])('%p', (text, expected) => {
  expect(parseWhole(text, 1, 10)).toEqual(expected);
});
