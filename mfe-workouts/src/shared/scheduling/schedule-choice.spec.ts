import { buildAthlete, buildTeam } from '../testing/build-workout.js';
import { chooseTeam, findInvalidLoad, findMissingAssignee, scheduleBody } from './schedule-choice.js';

const DAY = '2026-11-24';
const NO_LOAD = { rpe: '', minutes: '60' };
const athletes = [buildAthlete({ athlete_id: 7, team_id: 1 }), buildAthlete({ athlete_id: 8, team_id: 2 })];

test.each([
  [
    'a team',
    { date: DAY, teamId: 1, athleteId: null },
    { workout_id: 3, scheduled_date: DAY, athlete_id: null, team_id: 1 },
  ],
  [
    'an athlete, alone',
    { date: DAY, teamId: 1, athleteId: 7 },
    { workout_id: 3, scheduled_date: DAY, athlete_id: 7, team_id: null },
  ],
  ['nobody', { date: DAY, teamId: null, athleteId: null }, null],
  ['no day', { date: '', teamId: 1, athleteId: null }, null],
  ['a day that is none', { date: '2026-02-30', teamId: 1, athleteId: null }, null],
])('for %s', (_, choice, body) => expect(scheduleBody(3, { ...NO_LOAD, ...choice })).toEqual(body));

test('with the planned load, if it is valid', () => {
  const team = { date: DAY, teamId: 1, athleteId: null };
  const planned = scheduleBody(3, { ...team, rpe: '6,5', minutes: '45' });
  expect(planned).toMatchObject({ planned_rpe: 6.5, duration_min: 45 });
  expect(scheduleBody(3, { ...team, rpe: '0', minutes: '45' })).toMatchObject({ planned_rpe: 0 });
  expect(scheduleBody(3, { ...team, rpe: '11', minutes: '45' })).toBeNull();
});

test.each([
  ['', 'x', []],
  ['6', '1440', []],
  ['6', '1441', ['minutes']],
  ['6', '', ['minutes']],
  ['hard', '0', ['rpe', 'minutes']],
])('an RPE of %p over %p minutes has problems at %j', (rpe, minutes, fields) =>
  expect(findInvalidLoad({ rpe, minutes })).toEqual(fields),
);

test.each([
  ['their own', 1, 7],
  ['another', 2, null],
  ['all', null, 7],
])('an athlete stays chosen with %s team', (_, teamId, athleteId) => {
  expect(chooseTeam({ ...NO_LOAD, date: DAY, teamId: null, athleteId: 7 }, teamId, athletes)).toEqual({
    ...NO_LOAD,
    date: DAY,
    teamId,
    athleteId,
  });
});

test.each([
  ['nobody is chosen', null, null, false, false],
  ['both are there', 1, 7, false, false],
  ['the athlete has another team now', 2, 7, false, true],
  ['the athlete has gone from all teams', null, 9, false, true],
  ['the team has gone', 3, null, true, false],
])('finds the missing choice: %s', (_, teamId, athleteId, team, athlete) => {
  expect(
    findMissingAssignee({ teamId, athleteId }, [buildTeam({ team_id: 1 }), buildTeam({ team_id: 2 })], athletes),
  ).toEqual({
    team,
    athlete,
  });
  expect(findMissingAssignee({ teamId, athleteId }, undefined, undefined)).toEqual({ team: false, athlete: false });
});
