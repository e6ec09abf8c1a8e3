import { dayIn, timeIn } from './club-time.js';

describe('the day and the time at the club', () => {
  const casablanca = {
    time_zone: 'Africa/Casablanca',
    utc_offsets: [
      { from: '2026-09-10T00:00:00Z', minutes: 60 },
      { from: '2026-09-20T01:00:00Z', minutes: 0 },
    ],
  };

  it.each([
    ['2026-09-01T23:30:00Z', '2026-09-02', '00:30'],
    ['2026-09-20T00:59:00Z', '2026-09-20', '01:59'],
    ['2026-09-20T01:00:00Z', '2026-09-20', '01:00'],
    ['2026-11-28T23:30:00Z', '2026-11-28', '23:30'],
    ['2028-01-01T00:00:00Z', '2028-01-01', '00:00'],
  ])('at %s are %s %s, as the server describes its clocks', (instant, day, time) => {
    expect([dayIn(casablanca, new Date(instant)), timeIn(casablanca, instant)]).toEqual([day, time]);
  });

  it('need no rules on the phone', () => {
    const club = { time_zone: 'Mars/Olympus', utc_offsets: [{ from: '2026-11-01T00:00:00Z', minutes: -210 }] };
    expect([dayIn(club, new Date('2026-11-29T02:00:00Z')), timeIn(club, '2026-11-29T02:00:00Z')]).toEqual([
      '2026-11-28',
      '22:30',
    ]);
  });

  it.each([[undefined], [[]]])('are those of the phone where the server describes none: %j', (offsets) => {
    const club = { time_zone: 'Asia/Tokyo', ...(offsets && { utc_offsets: offsets }) };
    expect([dayIn(club, new Date('2026-11-29T15:30:00Z')), timeIn(club, '2026-11-29T15:30:00Z')]).toEqual([
      '2026-11-30',
      '00:30',
    ]);
  });
});
