import { deviceExpiry, seasonEnd } from './device.rules.js';

const at = (instant: string) => new Date(instant);

describe('the end of a season', () => {
  it.each([
    ['2026-01-01', '06-30', '2026-06-30'],
    ['2026-06-30', '06-30', '2026-06-30'],
    ['2026-07-01', '06-30', '2027-06-30'],
    ['2026-12-31', '12-31', '2026-12-31'],
    ['2026-02-28', '02-29', '2026-02-28'],
    ['2026-03-01', '02-29', '2027-02-28'],
    ['2027-06-01', '02-29', '2028-02-29'],
    ['2028-02-29', '02-29', '2028-02-29'],
  ])('of %s, with %s, is %s', (day, ends, expected) => {
    expect(seasonEnd(day, ends)).toBe(expected);
  });
});

describe('a device', () => {
  const season = { timeZone: 'UTC', seasonEnds: '06-30' };

  it('ends 90 days after it was last used', () => {
    const used = { pairedAt: at('2026-08-01T10:00:00Z'), usedAt: at('2026-09-01T10:00:00Z') };
    expect(deviceExpiry(used, season)).toEqual(at('2026-11-30T10:00:00Z'));
  });

  it.each([
    // Summer time, two hours ahead: the second of July begins on the first.
    ['Europe/Zurich', '2026-07-01T22:00:00Z'],
    ['America/New_York', '2026-07-02T04:00:00Z'],
    ['Pacific/Kiritimati', '2026-07-01T10:00:00Z'],
    ['Asia/Kathmandu', '2026-07-01T18:15:00Z'],
  ])('ends with the day after the season, in %s at %s', (timeZone, expected) => {
    const used = { pairedAt: at('2026-05-01T10:00:00Z'), usedAt: at('2026-06-20T10:00:00Z') };
    expect(deviceExpiry(used, { ...season, timeZone })).toEqual(at(expected));
  });

  it('does not go on into the next season, however it is used on that day', () => {
    const used = { pairedAt: at('2026-05-01T10:00:00Z'), usedAt: at('2026-07-01T10:00:00Z') };
    expect(deviceExpiry(used, season)).toEqual(at('2026-07-02T00:00:00Z'));
  });

  it('of a club whose clocks skip midnight ends with the first minute of the day', () => {
    // Beirut puts its clocks forward from 00:00 to 01:00 on 29 March 2026.
    const used = { pairedAt: at('2026-03-01T10:00:00Z'), usedAt: at('2026-03-01T10:00:00Z') };
    expect(deviceExpiry(used, { timeZone: 'Asia/Beirut', seasonEnds: '03-27' })).toEqual(at('2026-03-28T22:00:00Z'));
  });
});
