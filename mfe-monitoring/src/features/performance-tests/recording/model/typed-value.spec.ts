import { NORDBORD_TEST } from '../testing/own-tests.js';
import { productPlan } from './sheet-tests.js';
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
] as const)('%s %j reads as %j', (kind, text, reading) => {
  const [test] = productPlan(kind).tests;
  expect(test && parseTyped(test, text)).toEqual(reading);
});

const SENTENCE = 'Nordbord must be a number from 0 to 1000 (N), in steps of 1.';
test.each([
  ['', { is: 'nothing' }],
  ['0', { is: 'value', value: 0 }],
  ['412', { is: 'value', value: 412 }],
  ['412.0', { is: 'value', value: 412 }],
  ['412.5', { is: 'problem', sentence: SENTENCE }],
  ['1001', { is: 'problem', sentence: SENTENCE }],
  ['.', { is: 'problem', sentence: SENTENCE }],
])('%j of a test of the club reads as %j', (text, reading) => expect(parseTyped(NORDBORD_TEST, text)).toEqual(reading));
