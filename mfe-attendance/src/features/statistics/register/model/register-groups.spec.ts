import { buildAthlete, buildEvent, buildRecord } from '../../../../shared/testing/build.js';
import { addDays } from '@touchline/contracts/calendar-date';
import { labelsOf } from '@touchline/ui/pickers';
import { buildTeam } from '../../testing/statistics-data.js';
import { marksOfAthletes } from '../../model/athlete-selection.js';
import { registerGroups } from './register-groups.js';

const TODAY = '2026-11-22';
const TEAMS = [buildTeam(11, 'Tennis (M)', 'Second'), buildTeam(10, 'Soccer (W)', 'First')];
const ANA = buildAthlete({ athlete_id: 1, first_name: 'Ana', last_name: 'Adams' });
const BO = buildAthlete({ athlete_id: 2, first_name: 'Bo', last_name: 'Brown' });
const CY = buildAthlete({ athlete_id: 3, first_name: 'Cy', last_name: 'Clark', team_id: 11, sport: 'Tennis (M)' });

type Records = Parameters<typeof marksOfAthletes>[0];
type Events = Parameters<typeof marksOfAthletes>[1];
const groupsOf = (
  athletes: (typeof ANA)[],
  records: Records,
  events: Events,
  teams: typeof TEAMS | undefined = TEAMS,
  teamId: number | null = null,
) =>
  registerGroups({
    athletes,
    labelOf: labelsOf(athletes),
    marks: marksOfAthletes(records, events, athletes),
    events,
    teams,
    period: { start: '2026-11-16', end: '2026-11-29', today: TODAY, teamId },
  });

test('has a row per athlete, a column per event by date and time, and the marks', () => {
  const events = [
    buildEvent({ event_id: 103, date: '2026-11-17', event_time: '18:00' }),
    buildEvent({ event_id: 102, date: '2026-11-17', event_time: '09:00', event_title: 'Gym' }),
    buildEvent({ event_id: 101, date: '2026-11-17', event_time: null, event_title: 'Camp' }),
    buildEvent({ event_id: 100, date: '2026-11-16' }),
  ];
  const records = [
    buildRecord({ athlete_id: 1, event_id: 100 }),
    buildRecord({ athlete_id: 2, event_id: 100, status: 'excused' }),
    buildRecord({ athlete_id: 1, event_id: 103, date: '2026-11-17', status: 'absent' }),
  ];
  const [group, ...others] = groupsOf([BO, ANA], records, events);
  expect(others).toEqual([]);
  expect(group?.team).toBe('First');
  expect(group?.tables).toEqual([
    [
      { id: 100, date: '2026-11-16', title: 'Team Practice', time: '18:00' },
      { id: 101, date: '2026-11-17', title: 'Camp', time: null },
      { id: 102, date: '2026-11-17', title: 'Gym', time: '09:00' },
      { id: 103, date: '2026-11-17', title: 'Team Practice', time: '18:00' },
    ],
  ]);
  expect(group?.lines.map(({ name, marks, present, records: all }) => [name, [...marks], present, all])).toEqual([
    ['Bo Brown', [[100, 'excused']], 0, 1],
    [
      'Ana Adams',
      [
        [100, 'present'],
        [103, 'absent'],
      ],
      1,
      2,
    ],
  ]);
});

test('has a column for an event without marks up to today, if the team takes attendance there', () => {
  const events = [
    buildEvent({ event_id: 1, date: TODAY }),
    buildEvent({ event_id: 2, date: '2026-11-23' }),
    buildEvent({ event_id: 3, date: '2026-11-16', attendance_taken: false }),
    buildEvent({ event_id: 4, date: '2026-11-16', team_id: 11 }),
    buildEvent({ event_id: 5, date: '2026-11-16', team_id: null, athlete_id: 1, attendance_taken: false }),
  ];
  const [group] = groupsOf([ANA], [], events);
  expect(group?.tables.flat().map(({ id }) => id)).toEqual([1]);
  // An event with a mark is a column in any case.
  const marked = groupsOf(
    [ANA],
    [buildRecord({ athlete_id: 1, event_id: 3 }), buildRecord({ athlete_id: 1, event_id: 4, team_id: 11 })],
    events,
  );
  expect(marked.map(({ teamId, tables }) => [teamId, tables.flat().map(({ id }) => id)])).toEqual([
    [10, [3, 1]],
    [11, [4]],
  ]);
});

test('has everybody who was on the team in the period, and each team that somebody was on', () => {
  const moved = buildAthlete({ athlete_id: 4, first_name: 'Di', last_name: 'Dunn', team_id: 11 });
  const [there] = moved.memberships;
  const left = { ...there!, team_id: 10, joined_on: null };
  const movedOn = (last_day: string) => ({
    ...moved,
    memberships: [
      { ...there!, joined_on: addDays(last_day, 1) },
      { ...left, last_day },
    ],
  });
  const namesOf = (athlete: typeof moved, records: Records = []) =>
    groupsOf([ANA, athlete], records, []).map(({ teamId, lines }) => [teamId, lines.map(({ id }) => id)]);
  expect(namesOf(movedOn('2026-11-15'))).toEqual([
    [10, [1]],
    [11, [4]],
  ]);
  expect(namesOf(movedOn('2026-11-16'))).toEqual([
    [10, [1, 4]],
    [11, [4]],
  ]);
  expect(namesOf(movedOn('2026-11-15'), [buildRecord({ athlete_id: 4 })])).toEqual([
    [10, [1, 4]],
    [11, [4]],
  ]);
  expect(groupsOf([movedOn('2026-11-16')], [], [], TEAMS, 10).map(({ teamId }) => teamId)).toEqual([10]);
});

test('an event outside the calendar has a date and no title', () => {
  const [group] = groupsOf([ANA], [buildRecord({ athlete_id: 1, event_id: 7, date: '2026-11-18' })], []);
  expect(group?.tables).toEqual([[{ id: 7, date: '2026-11-18', title: '', time: null }]]);
});

test('groups by team, sorted by name, each with its own events', () => {
  const events = [buildEvent({ event_id: 1 }), buildEvent({ event_id: 2, team_id: 11 })];
  const groups = groupsOf([CY, ANA, BO], [], events);
  expect(
    groups.map(({ team, lines, tables }) => [team, lines.map(({ name }) => name), tables.flat().map(({ id }) => id)]),
  ).toEqual([
    ['First', ['Ana Adams', 'Bo Brown'], [1]],
    ['Second', ['Cy Clark'], [2]],
  ]);
  expect(groupsOf([CY], [], [], undefined)[0]?.team).toBe('Second');
  expect(groupsOf([], [], events)).toEqual([]);
});

test.each([
  [0, []],
  [1, [1]],
  [12, [12]],
  [13, [12, 1]],
  [25, [12, 12, 1]],
])('splits %p events into tables of %j', (count, sizes) => {
  const events = Array.from({ length: count }, (_, at) => buildEvent({ event_id: at + 1 }));
  expect(groupsOf([ANA], [], events)[0]?.tables.map(({ length }) => length)).toEqual(sizes);
});

test('two athletes of one name are told apart on paper', () => {
  const kim = (athlete_id: number, jersey_number: string) =>
    buildAthlete({ athlete_id, jersey_number, first_name: 'Kim', last_name: 'Lee' });
  const [group] = groupsOf([kim(1, '7'), kim(2, '8')], [], []);
  expect(group?.lines.map(({ name }) => name)).toEqual(['Kim Lee #7', 'Kim Lee #8']);
});
