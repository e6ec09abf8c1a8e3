import { ApiError } from '@touchline/ui/host';
import { addedText, durationText, reasonOf, removalText, resultTitle, timeRangeText } from './event-texts.js';

const QUESTION = 'Are you sure you want to delete this event? This action cannot be undone.';

test.each([
  ['18:00', 90, '18:00 – 19:30'],
  ['23:30', 30, '23:30 – 00:00'],
  ['23:30', 90, '23:30 – 01:00 (next day)'],
  ['00:00', 1440, '00:00 – 00:00'],
  ['12:00', 1440, '12:00 – 12:00 (next day)'],
  [null, 60, 'All day'],
])('from %s for %d minutes', (event_time, duration_min, text) =>
  expect(timeRangeText({ event_time, duration_min })).toBe(text),
);

test('durations', () =>
  expect([1, 45, 60, 90, 1440].map(durationText)).toEqual(['1 min', '45 min', '1 h', '1 h 30 min', '24 h']));

test('the question before a removal counts what is lost with it', () => {
  expect(removalText({ events: 1, attendance_marks: 0 })).toBe(QUESTION);
  expect(removalText({ events: 1, attendance_marks: 1 })).toBe(`${QUESTION} 1 attendance mark is removed too.`);
  expect(removalText({ events: 12, attendance_marks: 30 })).toBe(
    `${QUESTION} 12 events of the series are removed. 30 attendance marks are removed too.`,
  );
});

test('what was added; on which day, where another one is shown', () => {
  expect([addedText(1, null), addedText(6, null)]).toEqual(['Event added', '6 events added']);
  expect([addedText(1, '2027-03-29'), addedText(6, '2027-03-29')]).toEqual([
    'Event added on March 29, 2027',
    '6 events added, the first on March 29, 2027',
  ]);
});

test('a message is titled by what it says', () => {
  expect(resultTitle('Failed to update event: Unknown error')).toBe('Error');
  expect(resultTitle('Event updated successfully')).toBe('Success');
});

test('a reason is the server’s sentence, else unknown', () => {
  const [refused, offline, busy] = [
    new ApiError(409, 'event_changed', 'Changed.'),
    new ApiError(0, 'network', null),
    new ApiError(503, 'busy', 'Busy.'),
  ];
  expect([refused, offline, busy, new Error('x')].map(reasonOf)).toEqual([
    'Changed.',
    'Unknown error',
    'Busy.',
    'Unknown error',
  ]);
});
