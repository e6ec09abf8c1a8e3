import { directionOf } from './trend.js';
import { LEAST_WELLNESS_CHANGE, wellnessTrend } from './wellness-trend.js';

const days = (count: number, index = 20) => Array<number>(count).fill(index);

describe('the trend of wellness', () => {
  it.each([
    [3, 10, true],
    [2, 10, false],
    [3, 9, false],
    [0, 0, false],
    [7, 28, true],
  ])('with %p recent and %p baseline surveys: known %p', (recent, baseline, known) =>
    expect(wellnessTrend(days(recent), days(baseline)) !== null).toBe(known),
  );

  it('is up when the index fell: lower is better', () => {
    const trend = wellnessTrend(days(3, 15), days(10, 20));
    expect(trend).toMatchObject({ value: 15, change: -5 });
    expect(directionOf(trend, LEAST_WELLNESS_CHANGE)).toBe('up');
    expect(directionOf(wellnessTrend(days(3, 25), days(10, 20)), LEAST_WELLNESS_CHANGE)).toBe('down');
  });

  it('uses a deviation of one point for constant answers', () => {
    // 0.65 / (1 · √(1/7 + 1/28))
    expect(wellnessTrend(days(7, 20.65), days(28))?.z).toBeCloseTo(-0.65 / Math.sqrt(1 / 7 + 1 / 28), 9);
  });

  it('is flat below 0.6 points, whatever the z score', () => {
    const direction = (change: number) =>
      directionOf({ value: 20, z: 5, change, earlierTests: null }, LEAST_WELLNESS_CHANGE);
    expect([direction(-0.6), direction(0.6), direction(20.6 - 20), direction(-0.59)]).toEqual([
      'up',
      'up',
      'up',
      'flat',
    ]);
  });
});
