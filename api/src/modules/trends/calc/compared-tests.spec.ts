import { addDays } from '@touchline/contracts/calendar-date';
import { comparedTests, testsStart } from './compared-tests.js';

const TODAY = '2026-11-22';
const ago = (days: number, value: number) => ({ recordedAt: addDays(TODAY, -days), value });

describe('the tests that are compared', () => {
  it('are the latest and the five before it, newest first, from an unordered list', () => {
    expect(
      comparedTests([ago(42, 6), ago(0, 0.1), ago(14, 2), ago(7, 1), ago(35, 5), ago(21, 3), ago(28, 4)], TODAY),
    ).toEqual({ latest: 0.1, earlier: [1, 2, 3, 4, 5] });
  });

  it('are none without a test in the last 28 days', () => {
    expect(comparedTests([ago(28, 2), ago(35, 3)], TODAY)).toEqual({ latest: 2, earlier: [3] });
    expect(comparedTests([ago(29, 2), ago(35, 3)], TODAY)).toEqual({ latest: null, earlier: [] });
    expect(comparedTests([], TODAY)).toEqual({ latest: null, earlier: [] });
  });

  it('reach back 84 days from the latest one', () => {
    expect(comparedTests([ago(28, 1), ago(112, 2), ago(113, 3)], TODAY)).toEqual({ latest: 1, earlier: [2] });
    expect(testsStart(TODAY)).toBe(addDays(TODAY, -112));
  });

  it('exclude tests after today', () => {
    expect(comparedTests([ago(-1, 9), ago(3, 1)], TODAY)).toEqual({ latest: 1, earlier: [] });
  });
});
