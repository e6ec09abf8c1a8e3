import type { CalendarEvent, EventStatus, EventType } from '@touchline/contracts/calendar.schema';
import { dayStyle, describeDay } from './day-style.js';

const event = (status: string, event_type: EventType = 'practice'): Pick<CalendarEvent, 'status' | 'event_type'> => ({
  status: status as EventStatus,
  event_type,
});
const background = (...statuses: string[]) => dayStyle(statuses.map((status) => event(status))).background;

test('the background of a day', () => {
  expect(background()).toBeNull();
  expect(background('completed', 'scheduled', 'missed')).toBe('missed');
  expect(background('completed', 'missed')).toBe('missed');
  expect(background('completed', 'scheduled')).toBe('scheduled');
  expect(background('completed', 'completed')).toBe('completed');
  expect(background('completed', 'postponed')).toBe('scheduled');
});

test('the dots of a day, one of each kind', () => {
  expect(dayStyle([event('scheduled'), event('scheduled', 'game'), event('completed', 'other')]).dots).toEqual([]);
  expect(
    dayStyle([event('missed', 'team_meeting'), event('scheduled', 'workout'), event('completed', 'workout')]).dots,
  ).toEqual(['workout', 'meeting', 'missed']);
  expect(dayStyle([event('completed', 'team_meeting')]).dots).toEqual(['meeting']);
  expect(dayStyle([event('missed')]).dots).toEqual(['missed']);
});

test('the description for screen readers', () => {
  expect(describeDay([])).toBe('');
  expect(describeDay([event('scheduled')])).toBe('1 event');
  expect(describeDay([event('missed', 'team_meeting'), event('missed'), event('completed', 'workout')])).toBe(
    '3 events, 1 workout, 1 meeting, 2 missed',
  );
});
