import { ownDays } from '../../../../shared/own-measures/own-days.js';
import { buildMeasure, TWO_VERSIONS } from '../../../../shared/testing/measures.js';
import { buildTrial } from '../../../../shared/testing/trials.js';
import { ownChangeTexts } from './own-change.js';

describe('the change of the latest test', () => {
  const changes = (values: readonly number[], definition: Parameters<typeof buildMeasure>[1] = {}) => {
    const measure = buildMeasure('own.1', definition);
    const trials = values.map((value, at) => buildTrial(value, { day: `2026-11-0${at + 1}` }));
    return ownChangeTexts(measure, ownDays(measure, trials));
  };

  const DEFAULT_ERROR = 'Typical error 10.0 N, the default until there are 6 tests.';

  test('is beside the usual variation by the default of the measure', () => {
    expect(changes([400, 415], { typical_error: 10 })).toEqual([
      `Left 415 N: +15 N since Nov 01 (better). Within usual variation (±21.2 N). ${DEFAULT_ERROR}`,
    ]);
    expect(changes([400, 425], { typical_error: 10, direction: 'lower' })).toEqual([
      `Left 425 N: +25 N since Nov 01 (worse). Beyond usual variation (±21.2 N). ${DEFAULT_ERROR}`,
    ]);
  });

  test('is judged by the own tests from six on, and not at all where nothing is known', () => {
    expect(changes([400, 415])).toEqual(['Left 415 N: +15 N since Nov 01 (better).']);
    expect(changes([400, 410, 400, 410, 400, 402])[0]).toMatch(
      /\(better\)\. Within usual variation .+ from own tests\.$/,
    );
    expect(changes([400, 400], { direction: 'neither' })).toEqual(['Left 400 N: ±0 N since Nov 01.']);
    expect([changes([]), changes([400])]).toEqual([[], []]);
  });

  test('compares tests of the newest version alone', () => {
    const days = ownDays(TWO_VERSIONS, [buildTrial(412), buildTrial(42.5, { day: '2026-11-24', measure_version: 2 })]);
    expect(ownChangeTexts(TWO_VERSIONS, days)).toEqual([]);
  });
});
