import { typicalErrorText, variationText } from './variation-text.js';

const variation = { change: -1.35, typical_error: 1.5, own: false, usual_change: 3.182, beyond: false };

test('a change is within or beyond the usual variation, with its figure', () => {
  expect(variationText('grip', variation)).toBe('Within usual variation (±3.18 kg)');
  expect(variationText('sprint', { ...variation, usual_change: 0.064, beyond: true })).toBe(
    'Beyond usual variation (±0.064 s)',
  );
});

test('a first test has no change to judge', () =>
  expect(variationText('jump', { ...variation, change: null, beyond: null })).toBeNull());

test('the typical error says whether it is the athlete’s own', () => {
  expect(typicalErrorText('grip', variation)).toBe('Typical error 1.50 kg, the default until there are 6 tests.');
  expect(typicalErrorText('jump', { ...variation, typical_error: 1.353, own: true })).toBe(
    'Typical error 1.35 cm, from own tests.',
  );
});
