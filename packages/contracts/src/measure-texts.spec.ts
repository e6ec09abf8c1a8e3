import { decimalsOf, labelWithUnit, valueSentence, withUnit } from './measure-texts.js';
import { STEPS } from './measure-rules.js';

it('says which values a measure takes, with its unit', () => {
  const nordbord = { label: 'Nordbord', min: 0, max: 1000, step: 1, unit: 'N' } as const;
  expect(valueSentence(nordbord)).toBe('Nordbord must be a number from 0 to 1000 (N), in steps of 1.');
  expect(valueSentence({ ...nordbord, label: 'Balance', unit: 'count', max: 30 })).toBe(
    'Balance must be a number from 0 to 30, in steps of 1.',
  );
  expect([labelWithUnit(nordbord), withUnit('412', 'N')]).toEqual(['Nordbord (N)', '412 N']);
  expect([labelWithUnit({ label: 'Balance', unit: 'none' }), withUnit('3', 'none')]).toEqual(['Balance', '3']);
});

it('has as many decimals as the step of a measure', () =>
  expect(STEPS.map((step) => decimalsOf({ step }))).toEqual([0, 1, 1, 2, 3]));
