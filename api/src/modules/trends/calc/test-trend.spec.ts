import { TEST_RULES, testTrend } from './test-trend.js';
import { directionOf } from './trend.js';

describe('the trend of a test', () => {
  it.each([
    [1, 2],
    [2, 1.5],
    [3, 4 / 3],
    [4, 1.25],
    [5, 1.2],
  ])('has a smaller standard error with more earlier tests: %p', (k, spread) => {
    expect(testTrend('sprint', Array<number>(k).fill(2), 1.9)).toMatchObject({
      value: 1.9,
      z: expect.closeTo(0.1 / (0.015 * 2 * Math.sqrt(spread)), 9) as number,
      earlierTests: k,
    });
    expect(testTrend('jump', Array<number>(k).fill(40), 44)).toMatchObject({
      z: expect.closeTo(4 / (0.05 * 40 * Math.sqrt(spread)), 9) as number,
      change: 10,
    });
  });

  it('is null without a latest test or without an earlier one', () => {
    expect([testTrend('sprint', [1.8], null), testTrend('sprint', [], 1.8), testTrend('jump', [], null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('points up for a faster sprint and for a higher jump', () => {
    const direction = (kind: 'sprint' | 'jump', latest: number) =>
      directionOf(testTrend(kind, [2, 2, 2, 2, 2], latest), TEST_RULES[kind].leastChange);
    expect([direction('sprint', 1.9), direction('sprint', 2.1), direction('sprint', 2.01)]).toEqual([
      'up',
      'down',
      'flat',
    ]);
    expect([direction('jump', 2.2), direction('jump', 1.8), direction('jump', 2.05)]).toEqual(['up', 'down', 'flat']);
  });

  it('is flat below the least relevant change, whatever the z score', () => {
    const direction = (kind: 'sprint' | 'jump', change: number) =>
      directionOf({ value: 1, z: 5, change, earlierTests: 5 }, TEST_RULES[kind].leastChange);
    expect([direction('sprint', 0.99), direction('sprint', 1), direction('jump', 1.99), direction('jump', -2)]).toEqual(
      ['flat', 'up', 'flat', 'up'],
    );
  });
});
