import { buildAthlete, buildTeam } from '../../../shared/testing/build-workout.js';
import { whoseOf } from './whose.js';

const TEAMS = [buildTeam({ team_id: 1 })];
const ATHLETES = [buildAthlete({ athlete_id: 7 })];
const ASK = 'Please select a team to view and edit the workout plan.';

test.each([
  ['nobody', null, null, { title: 'Team Workouts', missing: ASK, teamId: null }],
  ['a team', 1, null, { title: 'Team Workouts', missing: null, teamId: 1 }],
  ['a team that is not there', 2, null, { title: 'Team Workouts', missing: ASK, teamId: null }],
  ['an athlete', 1, 7, { title: 'Ana Test', missing: null, teamId: 1 }],
  [
    'an athlete who is not there',
    1,
    8,
    { title: 'Athlete not found', missing: 'This athlete is not on your roster.', teamId: 1 },
  ],
])('%s', (_, teamId, athleteId, whose) => expect(whoseOf({ teamId, athleteId }, TEAMS, ATHLETES)).toEqual(whose));

test('before the lists are there the address is believed', () => {
  expect(whoseOf({ teamId: 2, athleteId: null }, undefined, undefined)).toEqual({
    title: 'Team Workouts',
    missing: null,
    teamId: 2,
  });
  expect(whoseOf({ teamId: null, athleteId: 8 }, undefined, undefined)).toEqual({
    title: 'Athlete',
    missing: null,
    teamId: null,
  });
});

test('a coach without a team is told so', () =>
  expect(whoseOf({ teamId: null, athleteId: null }, [], undefined).missing).toBe('You have no team yet.'));
