import { buildCalendarAthlete, buildCalendarTeam, buildEvent } from '../testing/build.js';
import { isObvious, ownerIds, ownerOf, ownerProblem, whoseText, type Loaded, type Owner } from './owner.js';

const TEAMS = [buildCalendarTeam(), buildCalendarTeam({ team_id: 2, name: 'Second', team_name: 'Second' })];
const ATHLETES = [buildCalendarAthlete()];
const there = <T>(data: readonly T[]): Loaded<T> => ({ data, isError: false });
const COMING: Loaded<never> = { data: undefined, isError: false };
const FAILED: Loaded<never> = { data: undefined, isError: true };
const view = (team: string, athleteId: number | null = null) => ({ team, athleteId });

test('a team, an athlete, or all', () => {
  expect(ownerOf(view('2'), there(TEAMS), there(ATHLETES))).toEqual({
    kind: 'team',
    teamId: 2,
    label: 'Soccer (W) – Second',
  });
  expect(ownerOf(view('2', 7), there(TEAMS), there(ATHLETES))).toEqual({
    kind: 'athlete',
    athleteId: 7,
    label: 'Ana Núñez',
  });
  expect(ownerOf(view(''), there(TEAMS), COMING)).toEqual({ kind: 'all' });
});

test('what is none of the coach’s is unknown, once that is known', () => {
  expect(ownerOf(view('9'), there(TEAMS), COMING)).toEqual({ kind: 'unknown' });
  expect(ownerOf(view('', 9), COMING, there(ATHLETES))).toEqual({ kind: 'unknown' });
  expect([ownerOf(view('2'), COMING, COMING), ownerOf(view('', 7), COMING, COMING)]).toEqual([
    { kind: 'loading' },
    { kind: 'loading' },
  ]);
});

test('without the teams none is made up, not even of a sport', () => {
  for (const team of ['', '2', 'Soccer'])
    expect(ownerOf(view(team), FAILED, there(ATHLETES))).toEqual({
      kind: 'failed',
      text: 'Failed to load teams. Please try again.',
    });
  expect(ownerOf(view('', 7), FAILED, there(ATHLETES)).kind).toBe('athlete');
  expect(ownerOf(view('', 7), there(TEAMS), FAILED)).toEqual({ kind: 'failed', text: 'Failed to load athletes' });
});

test('why nothing can be added', () => {
  const select = 'Please select either a team or an athlete';
  const owners: Owner[] = [
    { kind: 'all' },
    { kind: 'unknown' },
    { kind: 'failed', text: 'x' },
    { kind: 'team', teamId: 1, label: '' },
    { kind: 'athlete', athleteId: 1, label: '' },
  ];
  expect(owners.map(ownerProblem)).toEqual([select, select, 'x', null, null]);
  expect(owners.slice(3).map(ownerIds)).toEqual([
    { team_id: 1, athlete_id: null },
    { team_id: null, athlete_id: 1 },
  ]);
});

test('whose an event is, and where that need not be said', () => {
  const [ofTeam, ofAthlete] = [buildEvent(), buildEvent({ athlete_id: 7 })];
  expect(whoseText(ofTeam, TEAMS, ATHLETES)).toBe('Soccer (W) – Soccer (W)');
  expect(whoseText(ofAthlete, TEAMS, ATHLETES)).toBe('Ana Núñez');
  expect([whoseText(ofTeam, undefined, ATHLETES), whoseText(ofAthlete, TEAMS, [])]).toEqual([undefined, undefined]);
  const [all, team, athlete]: Owner[] = [
    { kind: 'all' },
    { kind: 'team', teamId: 1, label: '' },
    { kind: 'athlete', athleteId: 7, label: '' },
  ];
  expect([ofTeam, ofAthlete].map((event) => [all!, team!, athlete!].map((owner) => isObvious(event, owner)))).toEqual([
    [false, true, false],
    [false, false, true],
  ]);
});
