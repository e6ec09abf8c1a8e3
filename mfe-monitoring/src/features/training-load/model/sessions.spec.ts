import { buildSession } from '../testing/session.js';
import { sessionNames, sessionsSummary, staleText, withoutSession, withSession } from './sessions.js';

const sessions = [
  buildSession({ workout_id: 3, date: '2026-11-04' }),
  buildSession({ workout_id: 1 }),
  buildSession({ workout_id: 2 }),
];
const ids = (list: readonly { workout_id: number }[]) => list.map(({ workout_id: id }) => id);

test('a stored session is sorted in by date and then by id', () => {
  expect(ids(withSession(sessions, buildSession({ workout_id: 4, date: '2026-11-04' })))).toEqual([3, 4, 1, 2]);
  const moved = withSession(sessions, buildSession({ workout_id: 1, date: '2026-11-06', rpe: 9 }));
  expect(ids(moved)).toEqual([3, 2, 1]);
  expect(moved[2]?.rpe).toBe(9);
  expect(ids(withoutSession(sessions, 3))).toEqual([1, 2]);
});

test('several sessions of a day can be told apart by name', () =>
  expect(sessionNames(sessions)).toEqual(['Nov 04, 2026', 'Nov 05, 2026', 'Nov 05, 2026, session 2']));

test('a summary names the newest session', () => {
  expect(sessionsSummary(sessions, ({ workout_id: id }) => `number ${id}`)).toBe(
    '3 sessions. Newest, Thu, Nov 5, 2026: number 2.',
  );
  expect(sessionsSummary([], () => '')).toBe('No sessions.');
});

test.each([
  ['2026-11-14', 'No sessions for 7 days. The figures are from Sat, Nov 14, 2026.'],
  ['2025-12-31', 'No sessions for 325 days. The figures are from Wed, Dec 31, 2025.'],
  ['2026-11-15', null],
  ['2026-11-21', null],
  ['2026-11-22', null],
  [undefined, null],
])('the note on Nov 21, 2026 when the newest session is of %p', (newest, text) =>
  expect(staleText(newest, '2026-11-21')).toBe(text),
);
