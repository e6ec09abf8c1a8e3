import { daysBetween, weekdayFromMonday } from '@touchline/contracts/calendar-date';
import { PERFORMANCE_TEST_KINDS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { deviation, mean } from '../../../test/support/statistics.js';
import { generateDemo } from '../../database/demo/generate-demo.js';
import { weeklyTests } from './performance-tests.demo.js';

/** A Tuesday, the weekday of the tests. */
const TODAY = '2026-11-24';
const teams = generateDemo(20_261, TODAY).institutions.flatMap((institution) => institution.teams);
const tested = teams.flatMap(({ athletes, sport }) =>
  athletes.map((athlete) => ({
    athlete,
    isWoman: sport.endsWith('(W)'),
    tests: weeklyTests(athlete, sport.endsWith('(W)')),
  })),
);
const usual = tested.filter(({ athlete }) => athlete.joined === athlete.plan[0]?.date && athlete.injury === null);
const values = (tests: ReturnType<typeof weeklyTests>, kind: PerformanceTestKind) =>
  tests.filter((test) => test.kind === kind).map(({ value }) => value);

describe('the performance tests of the demo', () => {
  it.each([
    ['grip', false, 46, 6],
    ['grip', true, 33, 4.5],
    ['sprint', false, 1.78, 0.06],
    ['sprint', true, 1.94, 0.06],
    ['jump', false, 44, 5],
    ['jump', true, 32, 4],
  ] as const)('%s, women %p: about %p ± %p', (kind, women, middle, spread) => {
    const means = usual.filter(({ isWoman }) => isWoman === women).map(({ tests }) => mean(values(tests, kind)));
    expect(Math.abs(mean(means) - middle)).toBeLessThan(spread * 0.6);
    expect(Math.abs(deviation(means) - spread)).toBeLessThan(spread * 0.5);
  });

  it('lack 10 to 15 % of the possible tests', () => {
    const TUESDAYS = 25;
    const missed = 1 - mean(usual.map(({ tests }) => tests.length)) / (PERFORMANCE_TEST_KINDS.length * TUESDAYS);
    expect(missed).toBeGreaterThan(0.1);
    expect(missed).toBeLessThan(0.15);
  });

  it('show most athletes getting faster and jumping higher', () => {
    const better = (kind: PerformanceTestKind, isBetter: (early: number, late: number) => boolean) =>
      usual.filter(({ tests }) => isBetter(mean(values(tests, kind).slice(0, 8)), mean(values(tests, kind).slice(-8))))
        .length / usual.length;
    expect(better('sprint', (early, late) => late < early)).toBeGreaterThan(0.6);
    expect(better('jump', (early, late) => late > early)).toBeGreaterThan(0.6);
  });

  it('lie on Tuesdays before today, each kind once a day', () => {
    for (const { tests } of tested) {
      expect(tests.every(({ recordedAt }) => weekdayFromMonday(recordedAt) === 1 && recordedAt < TODAY)).toBe(true);
      expect(new Set(tests.map(({ kind, recordedAt }) => `${kind}/${recordedAt}`)).size).toBe(tests.length);
    }
  });

  it('are missing for the athlete without records, before an athlete joined and since a lasting injury', () => {
    for (const {
      athlete: { joined, injury },
      tests,
    } of tested) {
      if (joined === null) expect(tests).toEqual([]);
      for (const { recordedAt } of tests)
        expect(daysBetween(joined ?? '2999-12-31', recordedAt) >= 0 && (!injury || recordedAt < injury.since)).toBe(
          true,
        );
    }
  });
});
