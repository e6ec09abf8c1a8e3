import { buildAthlete, buildTeam } from '../../../shared/testing/build-workout.js';
import { findMissingAssignee, scheduleBody, chooseTeam } from './schedule-choice.js';

const DAY = '2026-11-24';
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
])('for %s', (_, choice, body) => expect(scheduleBody(3, choice)).toEqual(body));

test.each([
  ['their own', 1, 7],
  ['another', 2, null],
  ['all', null, 7],
])('an athlete stays chosen with %s team', (_, teamId, athleteId) => {
  expect(chooseTeam({ date: DAY, teamId: null, athleteId: 7 }, teamId, athletes)).toEqual({
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
])('finds what is missing: %s', (_, teamId, athleteId, team, athlete) => {
  expect(
    findMissingAssignee({ teamId, athleteId }, [buildTeam({ team_id: 1 }), buildTeam({ team_id: 2 })], athletes),
  ).toEqual({
    team,
    athlete,
  });
  expect(findMissingAssignee({ teamId, athleteId }, undefined, undefined)).toEqual({ team: false, athlete: false });
});
