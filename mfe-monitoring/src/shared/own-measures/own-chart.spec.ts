import { createAppTheme } from '@touchline/ui';
import { buildMeasure, buildQuestion, TWO_VERSIONS } from '../testing/measures.js';
import { buildTrial } from '../testing/trials.js';
import { lowerLines, ownLines, ownOptions, ownSeries, ownSummary, ownTable, seamTexts } from './own-chart.js';
import { ownDays } from './own-days.js';

const colors = createAppTheme('light').charts;
const NORDBORD = buildMeasure('own.1');
const left = (day: string, ...values: number[]) => values.map((value, at) => buildTrial(value, { day, trial: at + 1 }));
const right = (day: string, value: number) => buildTrial(value, { day, side: 'right' });
const newer = (day: string, value: number) => buildTrial(value, { day, measure_version: 2 });

describe('the chart of a test', () => {
  const trials = [...left('2026-11-05', 412, 433, 420), right('2026-11-05', 398), ...left('2026-11-12', 440)];
  const days = ownDays(NORDBORD, trials);
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
    const below = ownDays(reach, [buildTrial(-4, { side: 'none' })]);
    const drawn = { measure: reach, days: below, all: below, colors, stacked: false };
    expect(ownOptions({ ...drawn, lines: ownLines(reach, below) }).yaxis).toMatchObject({ min: -4, max: 0 });
    expect(ownLines(reach, below).map(({ name }) => name)).toEqual(['Sit and reach']);
  });

  test.each([
    ['lower', 'Lower is better'],
    ['higher', 'Higher is better'],
    ['neither', undefined],
  ] as const)('says beside the axis that %s values are better', (direction, text) => {
    const measure = buildMeasure('own.1', { direction });
    const { yaxis } = ownOptions({ measure, lines, days, all: days, colors, stacked: false });
    expect([yaxis].flat()[0]?.title?.text).toBe(text);
  });

  test('has the whole scale of a question, however low its answers are', () => {
    const scaleOf = (changes: Parameters<typeof buildMeasure>[1]) => {
      const asked = buildQuestion('own.3', changes);
      const answers = ownDays(asked, [buildTrial(1, { side: 'none' })]);
      const lines = ownLines(asked, answers);
      return ownOptions({ measure: asked, lines, days: answers, all: answers, colors, stacked: false }).yaxis;
    };
    expect(scaleOf({})).toMatchObject({ min: 0, max: 10, tickAmount: 5 });
    expect(scaleOf({ min: -3, max: 3 })).toMatchObject({ min: -3, max: 3, tickAmount: 6 });
  });

  test('never draws one line across two versions, and labels the seam', () => {
    const both = ownDays(TWO_VERSIONS, [
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
    // Both lines are of one side, and look the same in a legend.
    expect(options.legend?.show).toBe(false);
    expect(ownTable(TWO_VERSIONS, bothLines, both).rows[2]).toEqual(['Nov 24, 2026', '–', '42.5 kg']);
  });
});
