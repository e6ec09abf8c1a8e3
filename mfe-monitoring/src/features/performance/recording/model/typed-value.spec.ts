import { acceptTyped, readTyped } from './typed-value.js';

test.each([
  ['', ''],
  ['41.5', '41.5'],
  ['41,5', '41.5'],
  [' 41,5 ', '41.5'],
  [',5', '.5'],
  ['41,', '41.'],
  ['.', '.'],
  ['12345678', '12345678'],
])('%j stands in the box as %j', (text, stands) => expect(acceptTyped(text)).toBe(stands));

test.each(['4-1', '-5', '4e1', '41.5 kg', '4 1', '1.2.3', '1,2,3', '1.234,5', 'x', '+4', '４１', '123456789'])('%j leaves the box as it was', (text) => expect(acceptTyped(text)).toBeNull());

test.each([
  ['grip', '', { is: 'nothing' }],
  ['grip', '.', { is: 'zero' }],
  ['grip', '0', { is: 'zero' }],
  ['grip', '0.0', { is: 'zero' }],
  ['grip', '.5', { is: 'value', value: 0.5 }],
  ['grip', '41.', { is: 'value', value: 41 }],
  ['grip', '100', { is: 'value', value: 100 }],
  ['grip', '100.01', { is: 'problem', sentence: 'must be a number above 0 and up to 100 (kg)' }],
  ['grip', '0.004', { is: 'problem', sentence: 'must be a number above 0 and up to 100 (kg)' }],
  ['sprint', '30', { is: 'value', value: 30 }],
  ['sprint', '30.1', { is: 'problem', sentence: 'must be a number above 0 and up to 30 (s)' }],
  ['jump', '120', { is: 'value', value: 120 }],
  ['jump', '120.5', { is: 'problem', sentence: 'must be a number above 0 and up to 120 (cm)' }],
] as const)('%s %j reads as %j', (kind, text, reading) => expect(readTyped(kind, text)).toEqual(reading));
