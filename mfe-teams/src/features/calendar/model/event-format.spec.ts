import { ApiError } from '@touchline/ui/host';
import { addedText, formatDuration, failureReason, removalQuestion, resultTitle } from './event-format.js';

const QUESTION = 'Are you sure you want to delete this event? This action cannot be undone.';

test('formats durations', () =>
  expect([1, 45, 60, 90, 1440].map(formatDuration)).toEqual(['1 min', '45 min', '1 h', '1 h 30 min', '24 h']));

test('the delete question counts the events and marks that are deleted', () => {
  expect(removalQuestion({ events: 1, attendance_marks: 0 })).toBe(QUESTION);
  expect(removalQuestion({ events: 1, attendance_marks: 1 })).toBe(
    `${QUESTION} 1 attendance mark will be deleted too.`,
  );
  expect(removalQuestion({ events: 12, attendance_marks: 30 })).toBe(
    `${QUESTION} 12 events of the series will be deleted. 30 attendance marks will be deleted too.`,
  );
});

test('the text after adding names the day when another day is shown', () => {
  expect([addedText(1, null), addedText(6, null)]).toEqual(['Event added', '6 events added']);
  expect([addedText(1, '2027-03-29'), addedText(6, '2027-03-29')]).toEqual([
    'Event added for March 29, 2027',
    '6 events added, starting March 29, 2027',
  ]);
});

test('the title depends on the message', () => {
  expect(resultTitle('Failed to update event: Unknown error')).toBe('Error');
  expect(resultTitle('Event updated successfully')).toBe('Success');
});

test('the reason is the sentence of the server, else unknown', () => {
  const [refused, offline, busy] = [
    new ApiError(409, 'event_changed', 'Changed.'),
    new ApiError(0, 'network', null),
    new ApiError(503, 'busy', 'Busy.'),
  ];
  expect([refused, offline, busy, new Error('x')].map(failureReason)).toEqual([
    'Changed.',
    'Unknown error',
    'Busy.',
    'Unknown error',
  ]);
});
