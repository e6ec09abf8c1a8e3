import { defaultLastDay, latestLastDay } from './poster-end.rules.js';

describe('the last day of a poster link', () => {
  it.each([
    ['2026-11-29', '06-30', '2027-06-30'],
    ['2027-05-01', '06-30', '2027-06-30'],
    ['2027-05-02', '06-30', '2028-06-30'],
    ['2027-06-30', '06-30', '2028-06-30'],
    ['2027-07-01', '06-30', '2028-06-30'],
    ['2026-11-29', '12-31', '2027-12-31'],
    ['2027-12-30', '02-29', '2028-02-29'],
    ['2028-01-15', '02-29', '2029-02-28'],
  ])('made on %s, with a season until %s, is %s', (today, seasonEnds, expected) => {
    expect(defaultLastDay(today, seasonEnds)).toBe(expected);
  });

  it.each([
    ['2026-11-29', '2028-01-03'],
    ['2027-05-02', '2028-06-30'],
  ])('chosen on %s is %s at the latest: 400 days ahead, or the default day', (today, expected) => {
    expect(latestLastDay(today, '06-30')).toBe(expected);
  });
});
