import { LEAST_LOAD_CHANGE, loadTrend, type DayOfTraining } from './load-trend.js';
import { directionOf } from './trend.js';

const rest = (days: number) => Array<DayOfTraining>(days).fill({ sessions: 0, load: 0 });
const trained = (days: number, load: number) => Array<DayOfTraining>(days).fill({ sessions: 1, load });

/** Four weeks, half of the days with a load of 400, half rest days: mean 200. */
const USUAL = [...trained(14, 400), ...rest(14)];

describe('the trend of the training load', () => {
  it.each([
    ['21 days of history', [...trained(10, 400), ...rest(11)], true],
    ['20 days of history', [...trained(10, 400), ...rest(10)], false],
    ['6 training days', [...trained(6, 400), ...rest(22)], true],
    ['5 training days', [...trained(5, 400), ...rest(23)], false],
    ['28 equal days, which have no spread', trained(28, 400), false],
    ['28 equal days of a load whose float deviation is not quite 0', trained(28, 0.1), false],
    ['no history', [], false],
  ])('of %s: %#', (_name, baseline, known) => expect(loadTrend(rest(7), baseline) !== null).toBe(known));

  it('counts rest days in both windows', () => {
    expect(loadTrend([...trained(1, 700), ...rest(6)], USUAL)).toMatchObject({
      value: 100,
      change: -50,
      earlierTests: null,
    });
  });

  it('counts a week without training as a load of 0 and points down', () => {
    const trend = loadTrend(rest(7), USUAL);
    expect(trend).toMatchObject({ value: 0, change: -100 });
    expect(directionOf(trend, LEAST_LOAD_CHANGE)).toBe('down');
  });

  it('counts a day with a session of load 0 as a training day', () => {
    expect(loadTrend(rest(7), [...trained(5, 400), { sessions: 1, load: 0 }, ...rest(22)])).not.toBeNull();
  });

  it('uses the number of known days of a short history in the standard error', () => {
    const z = (baseline: readonly DayOfTraining[]) => loadTrend(trained(7, 400), baseline)?.z ?? NaN;
    // 21 days with 11 × 400: mean 209.5238, sum of squares 838 095.238 over 20, deviation 204.7065.
    expect(z([...trained(11, 400), ...rest(10)])).toBeCloseTo(190.4762 / (204.7065 * Math.sqrt(1 / 7 + 1 / 21)), 5);
  });
});
