import { UnsendableError } from '../../../shared/history-dialog/save-error.js';
import { SESSION_COLUMNS, toRow, toSession } from './session-rows.js';
import { buildSession } from '../testing/session.js';

const [rpe, duration] = SESSION_COLUMNS;
const values = { rpe: 6.5, duration_min: 75 };

test.each([
  ['0', 0],
  ['10', 10],
  ['6,5', 6.5],
  ['.5', 0.5],
])('RPE %p is %p', (text, value) => expect(rpe?.parse(text)).toEqual({ value }));

test.each(['-0.5', '10.5', '6.25', 'hard', '1e1'])('RPE %p is none', (text) =>
  expect(rpe?.parse(text)).toEqual({ problem: 'must be a number from 0 to 10 in steps of 0.5' }),
);

test.each(['1', '600'])('%p minutes are a duration', (text) =>
  expect(duration?.parse(text)).toEqual({ value: Number(text) }),
);

test.each(['0', '601', '1.5', '1:30'])('%p minutes are none', (text) =>
  expect(duration?.parse(text)).toEqual({ problem: 'must be a whole number from 1 to 600 (minutes)' }),
);

test('the hints', () => expect(SESSION_COLUMNS.map(({ hint }) => hint)).toEqual(['1–10', '1–600']));

test('a session as a row and back: a stored one by its id, a new one by its date', () => {
  expect(toRow(buildSession({ workout_id: 31, version: 2, ...values }))).toEqual({
    id: 31,
    date: '2026-11-05',
    version: 2,
    values,
  });
  expect(toSession(7, { id: 31, date: '2026-11-05', version: 2, values })).toEqual({
    athlete_id: 7,
    workout_id: 31,
    version: 2,
    ...values,
  });
  expect(toSession(7, { id: null, date: '2026-11-05', version: 0, values })).toEqual({
    athlete_id: 7,
    date: '2026-11-05',
    ...values,
  });
});

test('a stored session without an id cannot be saved', () => {
  expect(() => toSession(7, { id: null, date: '2026-11-05', version: 2, values })).toThrow(
    new UnsendableError('Cannot save row without workout_id'),
  );
});
