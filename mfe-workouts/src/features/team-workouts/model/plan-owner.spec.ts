import { buildAthlete, buildTeam } from '../../../shared/testing/build-workout.js';
import { findPlanOwner } from './plan-owner.js';

const TEAMS = [buildTeam({ team_id: 1 })];
const ATHLETES = [buildAthlete({ athlete_id: 7 })];
const ASK = 'Please select a team to view and edit the workout plan.';

test.each([
  ['nobody', null, null, { title: 'Team Workouts', missingText: ASK, teamId: null }],
  ['a team', 1, null, { title: 'Team Workouts', missingText: null, teamId: 1 }],
  ['an unknown team', 2, null, { title: 'Team Workouts', missingText: ASK, teamId: null }],
  ['an athlete', 1, 7, { title: 'Ana Test', missingText: null, teamId: 1 }],
  [
    'an unknown athlete',
    1,
    8,
    { title: 'Athlete not found', missingText: 'This athlete is not in your teams.', teamId: 1 },
  ],
])('%s', (_, teamId, athleteId, owner) => expect(findPlanOwner({ teamId, athleteId }, TEAMS, ATHLETES)).toEqual(owner));

test('until the lists are loaded the owner counts as existing', () => {
  expect(findPlanOwner({ teamId: 2, athleteId: null }, undefined, undefined)).toEqual({
    title: 'Team Workouts',
    missingText: null,
    teamId: 2,
  });
  expect(findPlanOwner({ teamId: null, athleteId: 8 }, undefined, undefined)).toEqual({
    title: 'Athlete',
    missingText: null,
    teamId: null,
  });
});

test('a coach who plans for nobody is not asked to edit', () =>
  expect(findPlanOwner({ teamId: null, athleteId: null }, TEAMS, undefined, false).missingText).toBe(
    'Please select a team to view the workout plan.',
  ));

test('shows a text for a coach without teams', () =>
  expect(findPlanOwner({ teamId: null, athleteId: null }, [], undefined).missingText).toBe('You have no teams yet.'));
