import { buildAthlete, buildEvent, buildRecord } from '../../../shared/testing/build.js';
import { labelsOf } from '@touchline/ui/pickers';
import { buildTeam } from '../testing/statistics-data.js';
import { attendanceCsv, csvFileName } from './csv.js';
import { marksOfAthletes } from './athlete-selection.js';

const TEAMS = [buildTeam(10, 'Soccer (W)', 'First'), buildTeam(11, 'Soccer (W)', 'Second')];
const HEAD = '\uFEFFdate,event_id,event,time,team_id,team,athlete_id,last_name,first_name,status,athlete\r\n';

type Marks = ReturnType<typeof marksOfAthletes>;
const fileOf = (marks: Marks, teams: typeof TEAMS | undefined = TEAMS) =>
  attendanceCsv(marks, labelsOf(marks.map(({ athlete }) => athlete)), teams);

/** The file of one athlete with one mark. */
function csvOf(
  names: { first_name?: string; last_name?: string },
  title = 'Team Practice',
  time: string | null = '18:00',
) {
  return fileOf(
    marksOfAthletes(
      [buildRecord({ athlete_id: 1 })],
      [buildEvent({ event_id: 100, event_title: title, event_time: time })],
      [buildAthlete({ athlete_id: 1, ...names })],
    ),
  );
}

test('writes one row per mark, in the given order', () => {
  const athletes = [
    buildAthlete({ athlete_id: 1, first_name: 'Ana', last_name: 'Adams' }),
    buildAthlete({ athlete_id: 2, first_name: 'Bo', last_name: 'Brown' }),
  ];
  const records = [
    buildRecord({ athlete_id: 1 }),
    buildRecord({ athlete_id: 2, status: 'excused' }),
    buildRecord({ athlete_id: 1, date: '2026-11-17', event_id: 101, team_id: 11, status: 'absent' }),
  ];
  const events = [buildEvent({ event_id: 100 }), buildEvent({ event_id: 101, event_title: 'Gym', event_time: null })];
  expect(fileOf(marksOfAthletes(records, events, athletes))).toBe(
    `${HEAD}2026-11-16,100,Team Practice,18:00,10,First,1,Adams,Ana,present,Ana Adams\r\n` +
      '2026-11-16,100,Team Practice,18:00,10,First,2,Brown,Bo,excused,Bo Brown\r\n' +
      '2026-11-17,101,Gym,,11,Second,1,Adams,Ana,absent,Ana Adams\r\n',
  );
});

test('leaves unknown values of a former team empty', () => {
  const marks = marksOfAthletes(
    [buildRecord({ athlete_id: 1, event_id: 7, team_id: 99 })],
    [],
    [buildAthlete({ athlete_id: 1, first_name: 'Ana', last_name: 'Adams' })],
  );
  expect(fileOf(marks)).toBe(`${HEAD}2026-11-16,7,,,99,,1,Adams,Ana,present,Ana Adams\r\n`);
  expect(attendanceCsv(marks, labelsOf([]), undefined)).toContain('99,,1,');
});

test.each([
  ['a"b', '"a""b"'],
  ['a,b', '"a,b"'],
  ['a\nb', '"a\nb"'],
  ['a\r\nb', '"a\r\nb"'],
  ['"', '""""'],
  ['Zoë Ødegård-Łuczak', 'Zoë Ødegård-Łuczak'],
  ['王 🏃🏽‍♀️', '王 🏃🏽‍♀️'],
  ["O'Neil", "O'Neil"],
])('writes %j as %j', (name, cell) =>
  expect(csvOf({ last_name: name, first_name: 'X' })).toContain(
    `${HEAD}2026-11-16,100,Team Practice,18:00,10,First,1,${cell},X,present,`,
  ),
);

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\t1', "'\t1"],
  ['\r1', `"'\r1"`],
  ['\n=1', `"'\n=1"`],
  // Some spreadsheets split cells at semicolons or tabs.
  ['Ana;=HYPERLINK(1)', "Ana;'=HYPERLINK(1)"],
  ['Ana; +1', "Ana;' +1"],
  ['a\t=1', "a\t'=1"],
  // Elsewhere the sign is harmless.
  ['a=1', 'a=1'],
  ['Al-Farsi', 'Al-Farsi'],
])('escapes the formula %j as %j', (text, cell) => {
  expect(csvOf({ first_name: text, last_name: 'X' })).toContain(`,X,${cell},present,`);
  expect(csvOf({ last_name: text, first_name: 'X' })).toContain(`,${cell},X,present,`);
  expect(csvOf({}, text)).toContain(`,100,${cell},18:00,`);
});

test.each([
  [{ teamId: null, athleteId: null }, 'attendance-2026-11-16-to-2026-11-22.csv'],
  [{ teamId: 1, athleteId: null }, 'attendance-team-1-2026-11-16-to-2026-11-22.csv'],
  [{ teamId: null, athleteId: 5 }, 'attendance-athlete-5-2026-11-16-to-2026-11-22.csv'],
])('names the file by scope and period: %j', (scope, name) =>
  expect(csvFileName({ start: '2026-11-16', end: '2026-11-22', ...scope })).toBe(name),
);

test('the last column tells two athletes of one name apart', () => {
  const kim = (athlete_id: number, born: string) =>
    buildAthlete({ athlete_id, first_name: 'Kim', last_name: 'Lee', date_of_birth: born });
  const records = [buildRecord({ athlete_id: 1 }), buildRecord({ athlete_id: 2 })];
  const marks = marksOfAthletes(records, [], [kim(1, '2008-01-02'), kim(2, '2010-01-02')]);
  expect(fileOf(marks).match(/Lee,Kim,.*/g)).toEqual([
    'Lee,Kim,present,Kim Lee (born 2008)',
    'Lee,Kim,present,Kim Lee (born 2010)',
  ]);
});
