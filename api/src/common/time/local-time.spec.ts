import { localMoment, startOfDay, utcOffsets } from './local-time.js';

const at = (zone: string, instant: string) => localMoment(zone, new Date(instant));

describe('the day and the time of day in a time zone', () => {
  it.each([
    // Morocco stays on UTC from 2026-09-20 on.
    ['Africa/Casablanca', '2026-09-20T00:59:59Z', '2026-09-20', '01:59'],
    ['Africa/Casablanca', '2026-09-20T01:00:00Z', '2026-09-20', '01:00'],
    ['Africa/Casablanca', '2026-11-28T23:30:00Z', '2026-11-28', '23:30'],
    ['Africa/Casablanca', '2026-11-29T00:00:00Z', '2026-11-29', '00:00'],
    ['Africa/Casablanca', '2026-06-30T23:30:00Z', '2026-07-01', '00:30'],
    ['Africa/Casablanca', '2027-03-10T23:30:00Z', '2027-03-10', '23:30'],
    // These no longer go back in autumn.
    ['America/Edmonton', '2026-12-15T06:30:00Z', '2026-12-15', '00:30'],
    ['America/Vancouver', '2026-12-15T07:30:00Z', '2026-12-15', '00:30'],
    ['America/Winnipeg', '2026-12-15T05:30:00Z', '2026-12-15', '00:30'],
    ['America/Havana', '2026-12-15T04:30:00Z', '2026-12-15', '00:30'],
    ['America/Edmonton', '2026-01-15T06:30:00Z', '2026-01-14', '23:30'],
  ])('in %s at %s is %s %s by the rules of tzdata 2026f', (zone, instant, day, time) => {
    expect(at(zone, instant)).toEqual({ day, time });
  });

  it.each([
    ['Asia/Tokyo', '2026-12-15T15:00:00Z', '2026-12-16', '00:00'],
    ['UTC', '2026-12-15T23:59:59.999Z', '2026-12-15', '23:59'],
    ['Asia/Kathmandu', '2026-12-15T18:15:00Z', '2026-12-16', '00:00'],
    ['America/St_Johns', '2026-12-15T03:29:59Z', '2026-12-14', '23:59'],
    ['Australia/Lord_Howe', '2026-12-15T13:00:00Z', '2026-12-16', '00:00'],
    // The date line: 14 hours ahead, and a day that Samoa left out.
    ['Pacific/Kiritimati', '2026-12-15T10:00:00Z', '2026-12-16', '00:00'],
    ['Pacific/Apia', '2011-12-30T09:59:00Z', '2011-12-29', '23:59'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31', '00:00'],
    // A gap and an overlap.
    ['Europe/London', '2026-03-29T00:59:59Z', '2026-03-29', '00:59'],
    ['Europe/London', '2026-03-29T01:00:00Z', '2026-03-29', '02:00'],
    ['Europe/London', '2026-10-25T00:30:00Z', '2026-10-25', '01:30'],
    ['Europe/London', '2026-10-25T01:30:00Z', '2026-10-25', '01:30'],
    // Former and present names of one place.
    ['Europe/Kiev', '2026-12-15T22:00:00Z', '2026-12-16', '00:00'],
    ['Europe/Kyiv', '2026-12-15T22:00:00Z', '2026-12-16', '00:00'],
    ['America/Buenos_Aires', '2026-12-15T03:00:00Z', '2026-12-15', '00:00'],
    ['America/Argentina/Buenos_Aires', '2026-12-15T03:00:00Z', '2026-12-15', '00:00'],
    ['europe/london', '2026-07-15T23:00:00Z', '2026-07-16', '00:00'],
  ])('in %s at %s is %s %s', (zone, instant, day, time) => {
    expect(at(zone, instant)).toEqual({ day, time });
  });

  it.each(['Mars/Olympus', 'constructor', '__proto__', ''])('is refused for the unknown zone "%s"', (zone) => {
    expect(() => at(zone, '2026-12-15T12:00:00Z')).toThrow(RangeError);
  });

  it('is refused for an invalid date', () => {
    expect(() => at('Europe/London', 'x')).toThrow(RangeError);
  });
});

describe('the offsets from UTC of a while', () => {
  const offsets = (zone: string, from: string, to: string) =>
    utcOffsets(zone, { from: new Date(from), to: new Date(to) }).map(({ from: at, minutes }) => [
      at.toISOString().slice(0, 16),
      minutes,
    ]);

  it.each([
    [
      'Europe/London',
      '2026-10-20',
      [
        ['2026-10-20T00:00', 60],
        ['2026-10-25T01:00', 0],
        ['2027-03-28T01:00', 60],
      ],
    ],
    [
      'Africa/Casablanca',
      '2026-09-19',
      [
        ['2026-09-19T00:00', 60],
        ['2026-09-20T01:00', 0],
      ],
    ],
    // Only the name of the time changes, on 1 November.
    ['America/Vancouver', '2026-10-20', [['2026-10-20T00:00', -420]]],
    ['Asia/Kathmandu', '2026-10-20', [['2026-10-20T00:00', 345]]],
    ['SystemV/PST8PDT', '2026-10-20', [['2026-10-20T00:00', -420]]],
  ])('in %s from %s on', (zone, from, expected) => expect(offsets(zone, from, '2027-09-01')).toEqual(expected));
});

describe('the start of a day', () => {
  it.each([
    ['Africa/Casablanca', '2026-11-29', '2026-11-29T00:00:00.000Z'],
    ['Africa/Casablanca', '2026-09-20', '2026-09-19T23:00:00.000Z'],
    ['America/Vancouver', '2026-12-15', '2026-12-15T07:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-15', '2026-12-14T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    // Clocks are put forward over midnight: the day begins at 01:00.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ])('in %s of %s is %s', (zone, day, instant) => {
    expect(startOfDay(zone, day).toISOString()).toBe(instant);
  });
});
