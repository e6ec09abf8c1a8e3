import { whenText } from './event-time-text.js';

test.each([
  ['2026-11-20', '17:30', 'Today, 17:30'],
  ['2026-11-21', null, 'Tomorrow, all day'],
  ['2026-11-22', '07:05', 'Sun, Nov 22, 2026, 07:05'],
])('%s %p', (date, event_time, text) => expect(whenText({ date, event_time }, '2026-11-20')).toBe(text));
