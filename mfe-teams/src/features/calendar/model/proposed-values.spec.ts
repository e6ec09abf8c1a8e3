import type { EventType } from '@touchline/contracts/event-limits';
import { commonType, proposedTitle, proposedValues } from './proposed-values.js';

const event = (event_id: number, event_type: EventType, event_time: string | null = '18:00', duration_min = 90) => ({
  event_id,
  event_type,
  event_time,
  duration_min,
});

test.each<[EventType[], EventType]>([
  [[], 'practice'],
  [['game', 'practice', 'game'], 'game'],
  [['game', 'team_meeting'], 'team_meeting'],
  [['workout', 'workout', 'other'], 'other'],
])('of %j the type is %p', (types, type) => expect(commonType(types.map((of, at) => event(at, of)))).toBe(type));

test.each([
  ['practice', 'Practice'],
  ['team_meeting', 'Meeting'],
  ['game', 'Game'],
  ['other', ''],
  ['', ''],
  ['trial_day', ''],
])('the title of %p is %p', (type, title) => expect(proposedTitle(type)).toBe(title));

test('time and duration are those of the newest event of the type', () => {
  const earlier = [
    event(3, 'practice', '18:30', 75),
    event(9, 'game', '15:00', 120),
    event(2, 'practice', '19:00', 60),
  ];
  expect(proposedValues('practice', '2026-11-29', earlier)).toMatchObject({
    event_type: 'practice',
    event_title: 'Practice',
    date: '2026-11-29',
    event_time: '18:30',
    duration_min: '75',
    attendance_taken: true,
    repeat_until: '',
  });
  expect(proposedValues('game', '2026-11-29', earlier)).toMatchObject({ event_time: '15:00', duration_min: '120' });
});

test('a type without an event has no time and lasts an hour', () => {
  expect(proposedValues('team_meeting', '2026-11-29', [event(3, 'practice')])).toMatchObject({
    event_time: '',
    duration_min: '60',
    attendance_taken: false,
  });
});
