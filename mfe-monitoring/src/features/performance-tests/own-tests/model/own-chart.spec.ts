import { createAppTheme } from '@touchline/ui';
import { buildMeasure } from '../../recording/testing/own-tests.js';
import { buildTrial } from '../../testing/trials.js';
import { ownChangeTexts } from './own-change.js';
import { lowerLines, ownLines, ownOptions, ownSeries, ownSummary, ownTable, seamTexts } from './own-chart.js';
import { ownTestDays } from './own-test-days.js';

const colors = createAppTheme('light').charts;
const NORDBORD = buildMeasure('own.1');
/** From November 21 on in kg. */
const TWO_VERSIONS = {
  ...NORDBORD,
  versions: [
    ...NORDBORD.versions,
    {
      ...NORDBORD.versions[0]!,
      unit: 'kg',
      max: 100,
      step: 0.5,
      measure_version: 2,
      valid_from: '2026-11-21',
    } as const,
  ],
};
const left = (day: string, ...values: number[]) => values.map((value, at) => buildTrial(value, { day, trial: at + 1 }));
const right = (day: string, value: number) => buildTrial(value, { day, side: 'right' });
const newer = (day: string, value: number) => buildTrial(value, { day, measure_version: 2 });

describe('the chart of a test', () => {
  const trials = [...left('2026-11-05', 412, 433, 420), right('2026-11-05', 398), ...left('2026-11-12', 440)];
  const days = ownTestDays(NORDBORD, trials);
  const lines = ownLines(NORDBORD, days);

  test('has a line per side, with what the trials of a day come to, and a gap where a side was not measured', () => {
    expect(ownSeries(lines, days)).toEqual([
      { name: 'Left', data: [433, 440] },
      { name: 'Right', data: [398, null] },
    ]);
    expect(lowerLines(lines, days)).toEqual([1]);
    expect(ownTable(NORDBORD, lines, days)).toEqual({
      columns: ['Date', 'Left', 'Right'],
      rows: [
        ['Nov 05, 2026', '433 N', '398 N'],
        ['Nov 12, 2026', '440 N', '–'],
      ],
    });
    expect(ownSummary(NORDBORD, days)).toBe(
      '2 tests, Nov 05, 2026 – Nov 12, 2026. Newest, Thu, Nov 12, 2026: Left 440 N.',
    );
  });

  test('has the test’s name without sides, and an axis below 0 for values below it', () => {
    const reach = buildMeasure('own.2', { label: 'Sit and reach', min: -30, max: 60, has_sides: false });
    const below = ownTestDays(reach, [buildTrial(-4, { side: 'none' })]);
    const drawn = { measure: reach, days: below, all: below, colors, stacked: false };
    expect(ownOptions({ ...drawn, lines: ownLines(reach, below) }).yaxis).toMatchObject({ min: -4, max: 0 });
    expect(ownLines(reach, below).map(({ name }) => name)).toEqual(['Sit and reach']);
  });

  test('never draws one line across two versions, and labels the seam', () => {
    const both = ownTestDays(TWO_VERSIONS, [
      ...left('2026-11-05', 412),
      ...left('2026-11-12', 420),
      newer('2026-11-24', 42.5),
      newer('2026-11-28', 43),
    ]);
    const bothLines = ownLines(TWO_VERSIONS, both);
    const series = ownSeries(bothLines, both);
    expect(series).toEqual([
      { name: 'Left', data: [412, 420, null, null] },
      { name: 'Left, from Nov 21', data: [null, null, 42.5, 43] },
    ]);
    expect(seamTexts(TWO_VERSIONS, both)).toEqual([
      'From Nov 21, 2026 on the test is defined differently: values before and after are not compared.',
    ]);
    expect(seamTexts(TWO_VERSIONS, both.slice(2))).toEqual([]);

    const options = ownOptions({
      measure: TWO_VERSIONS,
      lines: bothLines,
      days: both,
      all: both,
      colors,
      stacked: false,
    });
    const label = (value: number | null, seriesIndex: number, dataPointIndex: number) =>
      options.dataLabels?.formatter?.(value as number, { seriesIndex, dataPointIndex, w: { config: { series } } });
    expect([label(420, 0, 1), label(42.5, 1, 2), label(43, 1, 3)]).toEqual(['420', 'new 42.5', '43.0']);
    expect(label(null, 0, 2)).toBe('');
    expect(options.stroke?.dashArray).toEqual([5, 0]);
    expect(ownTable(TWO_VERSIONS, bothLines, both).rows[2]).toEqual(['Nov 24, 2026', '–', '42.5 kg']);
  });
});

describe('the change of the latest test', () => {
  const changes = (values: readonly number[], definition: Parameters<typeof buildMeasure>[1] = {}) => {
    const measure = buildMeasure('own.1', definition);
    const trials = values.map((value, at) => buildTrial(value, { day: `2026-11-0${at + 1}` }));
    return ownChangeTexts(measure, ownTestDays(measure, trials));
  };

  test('is beside the usual variation by the default of the measure', () => {
    expect(changes([400, 415], { typical_error: 10 })).toEqual([
      'Left 415 N: +15 N since Nov 01 (better). Within usual variation (±21.2 N). Typical error 10.0 N, the default until there are 6 tests.',
    ]);
    expect(changes([400, 425], { typical_error: 10, direction: 'lower' })).toEqual([
      'Left 425 N: +25 N since Nov 01 (worse). Beyond usual variation (±21.2 N). Typical error 10.0 N, the default until there are 6 tests.',
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
    const days = ownTestDays(TWO_VERSIONS, [...left('2026-11-05', 412), newer('2026-11-24', 42.5)]);
    expect(ownChangeTexts(TWO_VERSIONS, days)).toEqual([]);
  });
});
