import { sessionText } from './event-title.js';

it.each([
  [6.5, 75, '6.5 of 10 · 75 minutes'],
  [1, 1, '1 of 10 · 1 minute'],
])('an answer of %d for %d minutes', (rpe, minutes, text) => {
  expect(sessionText({ event_id: 1, was_there: true, rpe, duration_min: minutes, revision: null }, undefined)).toBe(
    text,
  );
});

it('an answer of somebody who was not there', () => {
  expect(sessionText({ event_id: 1, was_there: false, revision: null }, undefined)).toBe('You were not there.');
});
