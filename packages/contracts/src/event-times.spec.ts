import type { EventOverlap } from './calendar.schema.js';
import { alsoAtText, formatTimeRange, isOverlapping, type EventTimes } from './event-times.js';

/** `2026-11-24 18:00 90`; `-` for an event without a time. */
function times(text: string): EventTimes {
  const [date = '', time = '', minutes] = text.split(' ');
  return { date, event_time: time === '-' ? null : time, duration_min: Number(minutes) };
}

describe('two events overlap', () => {
  it.each([
    ['at the same time', '2026-11-24 18:00 90', '2026-11-24 18:00 90', true],
    ['in their last minute', '2026-11-24 18:00 60', '2026-11-24 18:59 60', true],
    ['one within the other', '2026-11-24 18:00 90', '2026-11-24 18:30 10', true],
    ['not when one begins as the other ends', '2026-11-24 18:00 60', '2026-11-24 19:00 60', false],
    ['not hours apart', '2026-11-24 08:00 60', '2026-11-24 19:00 60', false],
    ['not at the same time of another day', '2026-11-24 18:00 60', '2026-11-25 18:00 60', false],
    ['past midnight', '2026-11-24 23:30 90', '2026-11-25 00:59 10', true],
    ['past midnight at the end of a year', '2026-12-31 23:30 90', '2027-01-01 00:30 10', true],
    ['not after an end at midnight', '2026-11-24 23:00 60', '2026-11-25 00:00 60', false],
    ['not after an end past midnight', '2026-11-24 23:30 90', '2026-11-25 01:00 60', false],
    ['within a whole day', '2026-11-24 12:00 1440', '2026-11-25 11:59 1', true],
    ['not without a time', '2026-11-24 - 60', '2026-11-24 00:00 1440', false],
    ['not both without a time', '2026-11-24 - 60', '2026-11-24 - 60', false],
  ])('%s', (_, one, other, expected) => {
    expect([isOverlapping(times(one), times(other)), isOverlapping(times(other), times(one))]).toEqual([
      expected,
      expected,
    ]);
  });
});

it.each([
  ['18:00', 90, '18:00 – 19:30'],
  ['23:30', 30, '23:30 – 00:00'],
  ['23:30', 90, '23:30 – 01:00 (next day)'],
  ['00:00', 1440, '00:00 – 00:00'],
  ['12:00', 1440, '12:00 – 12:00 (next day)'],
  [null, 60, 'All day'],
])('from %s for %d minutes: %s', (event_time, duration_min, text) => {
  expect(formatTimeRange({ event_time, duration_min })).toBe(text);
});

const OVERLAP: EventOverlap = {
  athlete_id: 7,
  first_name: 'Ana',
  last_name: 'Núñez',
  date: '2026-11-24',
  event_time: '18:00',
  duration_min: 90,
  event: { event_id: 9, title: 'Practice', team: 'First Team' },
};

it.each([
  ['of another team', {}, 'also at Practice of First Team, 18:00 – 19:30'],
  ['of the athlete alone', { event: { event_id: 9, title: 'Physio', team: null } }, 'also at Physio, 18:00 – 19:30'],
  ['that the coach may not read', { event: null }, 'also at an event of another team, 18:00 – 19:30'],
  [
    'that began the day before',
    { date: '2026-11-23', event_time: '23:30' },
    'also at Practice of First Team, Nov 23, 23:30 – 01:00 (next day)',
  ],
])('an event %s', (_, partial, text) => {
  expect(alsoAtText({ ...OVERLAP, ...partial }, '2026-11-24')).toBe(text);
});
