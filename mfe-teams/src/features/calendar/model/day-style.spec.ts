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

test('the marks of a day, one of each kind', () => {
  expect(dayStyle([event('completed', 'other')]).marks).toEqual([]);
  expect(dayStyle([event('scheduled', 'game'), event('scheduled'), event('completed')]).marks).toEqual([
    'practice',
    'game',
  ]);
  expect(
    dayStyle([event('missed', 'team_meeting'), event('scheduled', 'workout'), event('completed', 'workout')]).marks,
  ).toEqual(['workout', 'meeting', 'missed']);
  expect(dayStyle([event('completed', 'team_meeting')]).marks).toEqual(['meeting']);
  expect(dayStyle([event('missed')]).marks).toEqual(['practice', 'missed']);
});

test('the description for screen readers', () => {
  expect(describeDay([])).toBe('');
  expect(describeDay([event('scheduled', 'other')])).toBe('1 event');
  expect(describeDay([event('scheduled', 'game'), event('scheduled', 'game')])).toBe('2 events, 2 games');
  expect(describeDay([event('missed', 'team_meeting'), event('missed'), event('completed', 'workout')])).toBe(
    '3 events, 1 practice, 1 workout, 1 meeting, 2 missed',
  );
});
