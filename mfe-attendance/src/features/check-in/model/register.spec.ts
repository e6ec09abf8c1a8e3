import { buildAthlete, buildRecord } from '../../../shared/testing/build.js';
import { buildWaiting } from '../testing/build.js';
import { countRegister, registerOf } from './register.js';

const athletes = [
  buildAthlete({ athlete_id: 1, first_name: 'Ana', last_name: 'Ek' }),
  buildAthlete({ athlete_id: 2 }),
  buildAthlete({ athlete_id: 3, team_id: 99 }),
  buildAthlete({ athlete_id: 4, team_id: 99 }),
];
const sources = { athletes, records: [], waiting: [], eventId: 100, teamId: 10 };
const short = (more: Partial<Parameters<typeof registerOf>[0]>) =>
  registerOf({ ...sources, ...more }).map(({ athleteId, status, waiting }) => [athleteId, status, waiting]);

test('is the team, and who was marked and has moved to another own team since', () => {
  expect(registerOf(sources)[0]).toEqual({
    athleteId: 1,
    name: 'Ana Ek',
    initials: 'AE',
    status: null,
    waiting: false,
  });
  expect(short({})).toEqual([
    [1, null, false],
    [2, null, false],
  ]);
  expect(
    short({
      records: [buildRecord({ athlete_id: 1, status: 'present' }), buildRecord({ athlete_id: 3, status: 'absent' })],
    }),
  ).toEqual([
    [1, 'present', false],
    [2, null, false],
    [3, 'absent', false],
  ]);
});

test('shows the last mark that waits over the stored one, of this event alone', () => {
  const waiting = [
    buildWaiting(1, 'present'),
    buildWaiting(1, 'excused'),
    buildWaiting(2, 'present', { eventId: 101 }),
  ];
  expect(
    short({
      records: [buildRecord({ athlete_id: 1, status: 'absent' }), buildRecord({ athlete_id: 2, status: 'absent' })],
      waiting,
    }),
  ).toEqual([
    [1, 'excused', true],
    [2, 'absent', false],
  ]);
});

test('shows what is stored where a mark was not taken, whatever was marked after it', () => {
  const waiting = [
    buildWaiting(1, 'present', { problem: { kind: 'changed', stored: 'absent' } }),
    buildWaiting(1, 'excused'),
  ];
  expect(short({ records: [buildRecord({ athlete_id: 1, status: 'absent' })], waiting })).toEqual([
    [1, 'absent', false],
    [2, null, false],
  ]);
});

test('counts every kind', () => {
  const entries = (['present', 'present', 'absent', 'excused', null] as const).map((status) => ({ status }));
  expect(countRegister(entries)).toEqual({ present: 2, absent: 1, excused: 1, pending: 1 });
  expect(countRegister([])).toEqual({ present: 0, absent: 0, excused: 0, pending: 0 });
});
