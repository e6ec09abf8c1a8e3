import type { Side } from '@touchline/contracts/measure-rules';
import { buildMeasure, withVersion } from '../testing/measures.js';
import { ownTeamBand, ownUsualBand } from './own-bands.js';
import type { OwnDay } from './own-days.js';

const NONE = { none: null, left: null, right: null };
const spread = (n: number, mean: number, sd: number) => ({ n, mean, sd });
const day = (date: string, values: Partial<Record<Side, number>>, version = 1): OwnDay => ({
  date,
  version,
  values: new Map(Object.entries(values) as [Side, number][]),
});

const YO_YO = buildMeasure('own.1', { label: 'Yo-Yo', unit: 'm', max: 3600, has_sides: false, trials: 1 });
const GROIN = buildMeasure('own.2', { unit: 'rating', max: 10, has_sides: false, entered_by: 'athlete_daily' });

describe('the team’s band of a measure of the club', () => {
  test('holds for the week of a test, by the version of the day alone', () => {
    // Two versions within the week that begins on November 16.
    const measure = withVersion(YO_YO, '2026-11-19', { max: 4000 });
    const rows = [
      { date: '2026-11-16', measure_version: 1, figures: { ...NONE, none: spread(4, 1200, 100) } },
      { date: '2026-11-16', measure_version: 2, figures: { ...NONE, none: spread(3, 2000, 40.25) } },
    ];
    const days = [day('2026-11-17', { none: 1240 }), day('2026-11-20', { none: 2080 }, 2)];
    const band = ownTeamBand(measure, rows, days);
    expect(['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-23'].map((date) => band.rangeOn(date)?.text)).toEqual([
      '1200.0 ± 100.0, 4 athletes',
      '1200.0 ± 100.0, 4 athletes',
      '2000.0 ± 40.3, 3 athletes',
      undefined,
    ]);
    expect(band.notes).toEqual([
      'Team: mean ± standard deviation of 3 to 4 athletes, the latest test of each week; about two in three lie inside.',
    ]);
  });

  test('is of single days for what athletes answer', () => {
    const rows = [{ date: '2026-11-17', measure_version: 1, figures: { ...NONE, none: spread(5, 3.2, 1.1) } }];
    const band = ownTeamBand(GROIN, rows, [day('2026-11-17', { none: 2 }), day('2026-11-18', { none: 3 })]);
    expect([band.rangeOn('2026-11-17')?.low, band.rangeOn('2026-11-18')]).toEqual([expect.closeTo(2.1), null]);
  });

  test('of two sides is a sentence about the newest day, and nothing is drawn', () => {
    const figures = { none: null, left: spread(12, 412.25, 31), right: spread(11, 405, 28) };
    const rows = [{ date: '2026-11-16', measure_version: 1, figures }];
    const band = ownTeamBand(buildMeasure('own.3'), rows, [day('2026-11-18', { left: 420, right: 400 })]);
    expect(band.rangeOn('2026-11-18')).toBeNull();
    const [left, right] = ['Left 412.3 N ± 31.0 N, 12 athletes', 'Right 405.0 N ± 28.0 N, 11 athletes'];
    expect(band.notes).toEqual([`Team, mean ± standard deviation of the week’s latest tests: ${left}; ${right}.`]);
    expect(ownTeamBand(buildMeasure('own.3'), [], [day('2026-11-18', { left: 420 })]).notes).toEqual([
      'No team values here: fewer than 3 athletes have one.',
    ]);
  });
});

test('figures of the team have the unit, the decimals and the sides of the version of the newest shown day', () => {
  const measure = withVersion(buildMeasure('own.3'), '2026-11-23', { unit: 'kg', step: 0.1, has_sides: false });
  const rows = [
    { date: '2026-11-16', measure_version: 1, figures: { ...NONE, left: spread(12, 412.25, 31) } },
    { date: '2026-11-23', measure_version: 2, figures: { ...NONE, none: spread(4, 42.125, 3) } },
  ];
  const days = [day('2026-11-18', { left: 420 }), day('2026-11-24', { none: 43 }, 2)];
  expect(ownTeamBand(measure, rows, days.slice(0, 1)).notes).toEqual([
    'Team, mean ± standard deviation of the week’s latest tests: Left 412.3 N ± 31.0 N, 12 athletes.',
  ]);
  expect(ownTeamBand(measure, rows, days).rangeOn('2026-11-24')?.text).toBe('42.13 ± 3.00, 4 athletes');
});

describe('the usual range of a test of the club', () => {
  const measure = withVersion({ ...YO_YO }, '2026-11-10', { max: 4000, typical_error: 20 });
  const all = [
    day('2026-11-02', { none: 1000 }),
    day('2026-11-05', { none: 1100 }),
    day('2026-11-12', { none: 1500 }, 2),
    day('2026-11-19', { none: 1560 }, 2),
  ];
  const band = (dates: string[]) => ownUsualBand(measure, all, dates);

  test('lies around the previous test of the same version', () => {
    const { rangeOn } = band(['2026-11-19']);
    expect(['2026-11-12', '2026-11-13', '2026-11-19', '2026-11-20'].map((date) => rangeOn(date)?.text)).toEqual([
      undefined,
      '1458 to 1542',
      '1458 to 1542',
      undefined,
    ]);
  });

  test('says what it rests on, or what it needs', () => {
    expect(band(['2026-11-19']).notes).toEqual(['Usual range: the previous test ±42.4 m.']);
    expect(band(['2026-11-12']).notes).toEqual(['Usual range: starts with the second test.']);
    expect(band(['2026-11-05']).notes).toEqual(['Usual range: needs 6 tests, or a typical error of the measure.']);
    expect(band([]).notes).toEqual([]);
  });
});
