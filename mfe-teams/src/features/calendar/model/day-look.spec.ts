import type { CalendarEvent, EventStatus, EventType } from '@touchline/contracts/calendar.schema';
import { dayLook, dayText } from './day-look.js';

const event = (status: string, event_type: EventType = 'practice'): Pick<CalendarEvent, 'status' | 'event_type'> => ({
  status: status as EventStatus,
  event_type,
});
const background = (...statuses: string[]) => dayLook(statuses.map((status) => event(status))).background;

test('the background of a day', () => {
  expect(background()).toBeNull();
  expect(background('completed', 'scheduled', 'missed')).toBe('missed');
  expect(background('completed', 'missed')).toBe('missed');
  expect(background('completed', 'scheduled')).toBe('scheduled');
  expect(background('completed', 'completed')).toBe('completed');
  expect(background('completed', 'postponed')).toBe('scheduled');
});

test('its dots, one of each kind', () => {
  expect(dayLook([event('scheduled'), event('scheduled', 'game'), event('completed', 'other')]).dots).toEqual([]);
  expect(
    dayLook([event('missed', 'team_meeting'), event('scheduled', 'workout'), event('completed', 'workout')]).dots,
  ).toEqual(['workout', 'meeting', 'missed']);
  expect(dayLook([event('completed', 'team_meeting')]).dots).toEqual(['meeting']);
  expect(dayLook([event('missed')]).dots).toEqual(['missed']);
});

test('how it is read out', () => {
  expect(dayText([])).toBe('');
  expect(dayText([event('scheduled')])).toBe('1 event');
  expect(dayText([event('missed', 'team_meeting'), event('missed'), event('completed', 'workout')])).toBe(
    '3 events, 1 workout, 1 meeting, 2 missed',
  );
});
