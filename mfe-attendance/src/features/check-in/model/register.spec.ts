import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { EventOverlap } from '@touchline/contracts/calendar.schema';
import { buildAthlete, buildRecord } from '../../../shared/testing/build.js';
import { buildWaitingMark } from '../testing/build.js';
import { countRegister, buildRegister, isPending } from './register.js';

const athletes = [
  buildAthlete({ athlete_id: 1, first_name: 'Ana', last_name: 'Ek' }),
  buildAthlete({ athlete_id: 2 }),
  buildAthlete({ athlete_id: 3, team_id: 99 }),
  buildAthlete({ athlete_id: 4, team_id: 99 }),
];
const sources = { athletes, overlaps: [], records: [], waiting: [], eventId: 100, teamId: 10, date: '2026-11-16' };
const short = (more: Partial<Parameters<typeof buildRegister>[0]>) =>
  buildRegister({ ...sources, ...more }).map(({ athleteId, status, waiting }) => [athleteId, status, waiting]);

const counted = (entries: Parameters<typeof countRegister>[0]) => {
  const { marked, pending } = countRegister(entries);
  return { ...Object.fromEntries(marked), pending };
};

test('lists the team, and marked athletes who have moved to another of the coach’s teams', () => {
  expect(buildRegister(sources)[0]).toEqual({
    athleteId: 1,
    name: 'Ana Ek',
    initials: 'AE',
    isOnTeam: true,
    limits: null,
    overlaps: null,
    reported: null,
    status: null,
    isNameOnly: false,
    isAvailabilityTold: true,
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

test('names the other events of an athlete during this one, at most two on a card', () => {
  const overlap = { athlete_id: 1, first_name: 'Ana', last_name: 'Ek', date: '2026-11-16', duration_min: 60 };
  const at = (event_time: string, title: string | null) => ({
    ...{ ...overlap, event_time },
    event: title === null ? null : { event_id: 9, title, team: 'First Team' },
  });
  const shown = (...overlaps: EventOverlap[]) => buildRegister({ ...sources, overlaps }).map((entry) => entry.overlaps);
  const practice = 'Also at Practice of First Team, 18:30 – 19:30';
  expect(shown(at('18:30', 'Practice'))).toEqual([practice, null]);
  expect(shown(at('18:30', 'Practice'), at('18:45', null))).toEqual([
    `${practice}\nAlso at an event of another team, 18:45 – 19:45`,
    null,
  ]);
  expect(shown(at('18:30', 'Practice'), at('18:45', null), at('18:50', 'Gym'), at('18:55', 'Gym'))[0]).toMatch(
    /\nand 2 more, see the event in the calendar$/,
  );
});

test('shows a reported injury with its day beside the staff’s word, and also without one', () => {
  const hurt = { injury_body_part: 'Ankle', injury_severity: 4, injury_date: '2026-11-20' };
  const out = { ...AVAILABLE, status: 'out' as const, body_part: 'Knee' };
  const entries = buildRegister({
    ...sources,
    athletes: [
      buildAthlete({ athlete_id: 1, ...hurt }),
      buildAthlete({ athlete_id: 2, ...hurt, availability: out }),
      buildAthlete({ athlete_id: 5, availability: out }),
    ],
  });
  expect(entries.map(({ limits, reported }) => [limits, reported])).toEqual([
    [null, 'Reports: Ankle 4/10 (Nov 20)'],
    ['Out · Knee', 'Reports: Ankle 4/10 (Nov 20)'],
    ['Out · Knee', null],
  ]);
});

test('lists kept names, of which nothing else is known', () => {
  const names = athletes.map(({ athlete_id, memberships, first_name, last_name }) => ({
    athlete_id,
    memberships: memberships.map(({ team_id }) => ({ team_id })),
    first_name,
    last_name,
  }));
  expect(buildRegister({ ...sources, athletes: names })[0]).toMatchObject({
    name: 'Ana Ek',
    limits: null,
    reported: null,
    isNameOnly: true,
  });
});

test('shows the latest waiting mark of this event over the stored one', () => {
  const waiting = [
    buildWaitingMark(1, 'present'),
    buildWaitingMark(1, 'excused'),
    buildWaitingMark(2, 'present', { eventId: 101 }),
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

test('shows no mark while a mark that is taken back waits', () => {
  expect(
    short({
      records: [buildRecord({ athlete_id: 1, status: 'present' })],
      waiting: [buildWaitingMark(1, null, { seen: 'present' })],
    }),
  ).toEqual([
    [1, null, true],
    [2, null, false],
  ]);
});

test('shows the stored mark while a mark is unresolved, even after later marks', () => {
  const waiting = [
    buildWaitingMark(1, 'present', { problem: { kind: 'changed', stored: 'absent' } }),
    buildWaitingMark(1, 'excused'),
  ];
  expect(short({ records: [buildRecord({ athlete_id: 1, status: 'absent' })], waiting })).toEqual([
    [1, 'absent', false],
    [2, null, false],
  ]);
});

test('counts every status, also one that is not known here', () => {
  const entries = ['present', 'present', 'absent', 'excused', 'half_day', null].map((status) => ({
    status,
    isOnTeam: true,
  }));
  expect(counted(entries)).toEqual({ present: 2, absent: 1, excused: 1, half_day: 1, pending: 1 });
  expect(counted([])).toEqual({ pending: 0 });
});

test('expects nobody who joined after the event, and counts a guest who is marked', () => {
  const joined = ['2026-11-17', '2026-11-17', '2026-11-16', null];
  const entries = buildRegister({
    ...sources,
    athletes: joined.map((joined_on, at) => buildAthlete({ athlete_id: at + 1, joined_on })),
    records: [buildRecord({ athlete_id: 2, status: 'present' })],
  });
  expect(entries.map((entry) => [entry.status, entry.isOnTeam, isPending(entry)])).toEqual([
    [null, false, false],
    ['present', false, false],
    [null, true, true],
    [null, true, true],
  ]);
  expect(counted(entries)).toEqual({ present: 1, pending: 2 });
});

test('two athletes of one name are told apart by jersey number, and by year of birth where it is the same', () => {
  const kim = (athlete_id: number, more: object) =>
    buildAthlete({ athlete_id, first_name: 'Kim', last_name: 'Lee', ...more });
  const named = (...twins: ReturnType<typeof kim>[]) =>
    buildRegister({ ...sources, athletes: twins }).map(({ name, initials }) => [name, initials]);
  expect(named(kim(1, { jersey_number: '7' }), kim(2, { jersey_number: '00' }))).toEqual([
    ['Kim Lee #7', 'KL'],
    ['Kim Lee #00', 'KL'],
  ]);
  const born = (year: number) => ({ jersey_number: '7', date_of_birth: `${year}-01-02` });
  expect(named(kim(1, born(2008)), kim(2, born(2010)))).toEqual([
    ['Kim Lee (born 2008)', 'KL'],
    ['Kim Lee (born 2010)', 'KL'],
  ]);
  // The other one is in another team, and not at this event.
  expect(named(kim(1, { jersey_number: '7' }), kim(2, { jersey_number: '8', team_id: 99 }))).toEqual([
    ['Kim Lee', 'KL'],
  ]);
});
