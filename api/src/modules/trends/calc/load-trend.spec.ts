import { LEAST_LOAD_CHANGE, loadTrend, type DayOfTraining } from './load-trend.js';
import { directionOf } from './trend.js';

const rest = (days: number) => Array<DayOfTraining>(days).fill({ sessions: 0, load: 0 });
const trained = (days: number, load: number) => Array<DayOfTraining>(days).fill({ sessions: 1, load });

/** Four weeks of which half is 400, half is rest: mean 200. */
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

  it('counts rest days, on both sides', () => {
    expect(loadTrend([...trained(1, 700), ...rest(6)], USUAL)).toMatchObject({
      value: 100,
      change: -50,
      earlierTests: null,
    });
  });

  it('takes a week without any training for what it is: a load of 0, down', () => {
    const trend = loadTrend(rest(7), USUAL);
    expect(trend).toMatchObject({ value: 0, change: -100 });
    expect(directionOf(trend, LEAST_LOAD_CHANGE)).toBe('down');
  });

  it('takes a session that was no effort for a training day', () => {
    expect(loadTrend(rest(7), [...trained(5, 400), { sessions: 1, load: 0 }, ...rest(22)])).not.toBeNull();
  });

  it('weighs a short history by its days', () => {
    const z = (baseline: readonly DayOfTraining[]) => loadTrend(trained(7, 400), baseline)?.z ?? NaN;
    // Of 21 days with 11 × 400: mean 209.5238, sum of squares 838 095.238 over 20, deviation 204.7065.
    expect(z([...trained(11, 400), ...rest(10)])).toBeCloseTo(190.4762 / (204.7065 * Math.sqrt(1 / 7 + 1 / 21)), 5);
  });
});
