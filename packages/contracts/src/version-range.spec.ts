import { satisfiesRange } from './version-range.js';

it.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.4', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['10.0.0', '^1.0.0', false],
  ['1.2.3', '>=1.0.0', false],
  ['1.2.3', '*', false],
  ['', '^1.0.0', false],
  ['1.2.3', '', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected);
});
