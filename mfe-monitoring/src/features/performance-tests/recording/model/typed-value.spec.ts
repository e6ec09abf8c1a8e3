import { parseTyped } from './typed-value.js';

test.each([
  ['grip', '', { is: 'nothing' }],
  ['grip', '.', { is: 'zero' }],
  ['grip', '0', { is: 'zero' }],
  ['grip', '0.0', { is: 'zero' }],
  ['grip', '.5', { is: 'value', value: 0.5 }],
  ['grip', '41.', { is: 'value', value: 41 }],
  ['grip', '100', { is: 'value', value: 100 }],
  ['grip', '100.01', { is: 'problem', sentence: 'Must be a number above 0 and up to 100 (kg).' }],
  ['grip', '0.004', { is: 'problem', sentence: 'Must be a number above 0 and up to 100 (kg).' }],
  ['sprint', '30', { is: 'value', value: 30 }],
  ['sprint', '30.1', { is: 'problem', sentence: 'Must be a number above 0 and up to 30 (s).' }],
  ['jump', '120', { is: 'value', value: 120 }],
  ['jump', '120.5', { is: 'problem', sentence: 'Must be a number above 0 and up to 120 (cm).' }],
] as const)('%s %j reads as %j', (kind, text, reading) => expect(parseTyped(kind, text)).toEqual(reading));
