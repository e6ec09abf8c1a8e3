import { plannedSessions, sessionsAhead } from './planned-sessions.js';

const member = { teamId: 1, joinedOn: null, lastDay: null };
const athlete = { id: 7, memberships: [member], isOutOn: () => false, isExcusedFrom: () => false };
const plan = { id: 30, date: '2026-11-26', teamId: 1, athleteId: null, plannedRpe: 5, durationMin: 60 };
const session = { date: '2026-11-26', rpe: 5, durationMin: 60 };

test.each([
  ['an event of the team', plan, [session]],
  ['an event of another team', { ...plan, teamId: 2 }, []],
  ['an event of the athlete', { ...plan, teamId: null, athleteId: 7 }, [session]],
  ['an event of a teammate', { ...plan, teamId: null, athleteId: 8 }, []],
  ['an event without a plan', { ...plan, plannedRpe: null }, []],
  ['a planned RPE of 0', { ...plan, plannedRpe: 0 }, [{ ...session, rpe: 0 }]],
])('%s', (_name, one, expected) => expect(plannedSessions([one], athlete)).toEqual(expected));

test('an event of a team counts on the days of the membership; an own event always does', () => {
  const own = { ...plan, id: 31, teamId: null, athleteId: 7 };
  const sessionsOf = (...memberships: (Partial<typeof member> | { joinedOn: string } | { lastDay: string })[]) =>
    plannedSessions([plan, own], { ...athlete, memberships: memberships.map((days) => ({ ...member, ...days })) });
  expect(sessionsOf({ joinedOn: '2026-11-27' })).toEqual([session]);
  expect(sessionsOf({ lastDay: '2026-11-25' })).toEqual([session]);
  expect(sessionsOf({ joinedOn: '2026-11-26' })).toHaveLength(2);
  expect(sessionsOf({ lastDay: '2026-11-01' }, { joinedOn: '2026-11-20' })).toHaveLength(2);
});

test('events of both teams of an athlete count', () => {
  const memberships = [member, { ...member, teamId: 2 }];
  expect(plannedSessions([plan, { ...plan, id: 31, teamId: 2 }], { ...athlete, memberships })).toHaveLength(2);
});

test('nothing counts on a day on which the athlete is out', () => {
  const isOutOn = (day: string) => day === plan.date;
  expect(plannedSessions([plan, { ...plan, date: '2026-11-27' }], { ...athlete, isOutOn })).toEqual([
    { ...session, date: '2026-11-27' },
  ]);
});

test('an event from which the athlete is excused counts nothing; one that is not stored has no marks', () => {
  const isExcusedFrom = (id: number) => id === 30;
  expect(plannedSessions([plan, { ...plan, id: 31 }], { ...athlete, isExcusedFrom })).toHaveLength(1);
  expect(plannedSessions([{ ...plan, id: null }], { ...athlete, isExcusedFrom })).toHaveLength(1);
});

test.each([
  ['2026-11-25', false, 1],
  ['2026-11-26', false, 1],
  ['2026-11-26', true, 0],
  ['2026-11-27', false, 0],
])('on %s, trained already: %p, %p sessions are ahead', (today, hasTrained, count) =>
  expect(sessionsAhead([session], today, hasTrained)).toHaveLength(count),
);
