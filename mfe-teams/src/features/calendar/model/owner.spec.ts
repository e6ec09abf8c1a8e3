import { buildCalendarAthlete, buildCalendarTeam, buildEvent } from '../testing/build.js';
import {
  belongsTo,
  ownerIds,
  resolveOwner,
  ownerProblem,
  eventOwnerName,
  type LoadedList,
  type Owner,
} from './owner.js';

const TEAMS = [buildCalendarTeam(), buildCalendarTeam({ team_id: 2, name: 'Second', team_name: 'Second' })];
const ATHLETES = [buildCalendarAthlete()];
const there = <T>(data: readonly T[]): LoadedList<T> => ({ data, isError: false });
const COMING: LoadedList<never> = { data: undefined, isError: false };
const FAILED: LoadedList<never> = { data: undefined, isError: true };
const view = (team: string, athleteId: number | null = null) => ({ team, athleteId });

test('resolves a team, an athlete, or all teams', () => {
  expect(resolveOwner(view('2'), there(TEAMS), there(ATHLETES))).toEqual({
    kind: 'team',
    teamId: 2,
    label: 'Second',
  });
  expect(resolveOwner(view('2', 7), there(TEAMS), there(ATHLETES))).toEqual({
    kind: 'athlete',
    athleteId: 7,
    label: 'Ana Núñez',
  });
  expect(resolveOwner(view(''), there(TEAMS), COMING)).toEqual({ kind: 'all' });
});

test('an inaccessible team or athlete is unknown after the lists have loaded', () => {
  expect(resolveOwner(view('9'), there(TEAMS), COMING)).toEqual({ kind: 'unknown' });
  expect(resolveOwner(view('', 9), COMING, there(ATHLETES))).toEqual({ kind: 'unknown' });
  expect([resolveOwner(view('2'), COMING, COMING), resolveOwner(view('', 7), COMING, COMING)]).toEqual([
    { kind: 'loading' },
    { kind: 'loading' },
  ]);
});

test('without the list of teams no team is invented, not even for a sport', () => {
  for (const team of ['', '2', 'Soccer'])
    expect(resolveOwner(view(team), FAILED, there(ATHLETES))).toEqual({
      kind: 'failed',
      text: 'Failed to load teams. Please try again.',
    });
  expect(resolveOwner(view('', 7), FAILED, there(ATHLETES)).kind).toBe('athlete');
  expect(resolveOwner(view('', 7), there(TEAMS), FAILED)).toEqual({ kind: 'failed', text: 'Failed to load athletes' });
});

test('gives the reason why no event can be added', () => {
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

test('names the owner of an event, and recognises events of the shown calendar', () => {
  const [ofTeam, ofAthlete] = [buildEvent(), buildEvent({ athlete_id: 7 })];
  expect(eventOwnerName(ofTeam, TEAMS, ATHLETES)).toBe('Soccer (W)');
  expect(eventOwnerName(ofAthlete, TEAMS, ATHLETES)).toBe('Ana Núñez');
  expect([eventOwnerName(ofTeam, undefined, ATHLETES), eventOwnerName(ofAthlete, TEAMS, [])]).toEqual([
    undefined,
    undefined,
  ]);
  const [all, team, athlete]: Owner[] = [
    { kind: 'all' },
    { kind: 'team', teamId: 1, label: '' },
    { kind: 'athlete', athleteId: 7, label: '' },
  ];
  expect([ofTeam, ofAthlete].map((event) => [all!, team!, athlete!].map((owner) => belongsTo(event, owner)))).toEqual([
    [false, true, false],
    [false, false, true],
  ]);
});

test('two athletes of one name are told apart as owners of a calendar and of events', () => {
  const kim = (athlete_id: number, jersey_number: string) =>
    buildCalendarAthlete({ athlete_id, jersey_number, first_name: 'Kim', last_name: 'Lee' });
  const twins = [kim(7, '7'), kim(8, '8')];
  expect(resolveOwner(view('', 8), there(TEAMS), there(twins))).toMatchObject({ label: 'Kim Lee #8' });
  expect(eventOwnerName(buildEvent({ team_id: null, athlete_id: 7 }), TEAMS, twins)).toBe('Kim Lee #7');
});
