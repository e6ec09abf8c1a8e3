import { buildSession } from '../testing/session.js';
import { sessionNames, sessionsSummary, withoutSession, withSession } from './sessions.js';

const sessions = [
  buildSession({ workout_id: 3, date: '2026-11-04' }),
  buildSession({ workout_id: 1 }),
  buildSession({ workout_id: 2 }),
];
const ids = (list: readonly { workout_id: number }[]) => list.map(({ workout_id: id }) => id);

test('a stored session takes its place, by date and then by number', () => {
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
