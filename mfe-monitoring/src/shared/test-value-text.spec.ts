import { testText } from './test-value-text.js';

test.each([
  ['sprint', 1.785, '1.79 s'],
  ['sprint', 1.8, '1.80 s'],
  ['grip', 41.25, '41.3 kg'],
  ['grip', 40, '40.0 kg'],
  ['jump', 38.25, '38.3 cm'],
] as const)('a %s of %p reads %p', (kind, value, text) => expect(testText(kind, value)).toBe(text));
