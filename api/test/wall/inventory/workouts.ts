import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, Position, RouteRow } from './types.js';

const house = { names: 'workout', foreign: 'not found', shared: true } as const satisfies Position;
/** One of the built-in exercises that everyone has; a line keeps the id it was written with. */
const exerciseOf = { names: 'nothing', foreign: 'own' } as const satisfies Position;

const squat = {
  name: 'Front squat',
  sets: 5,
  reps: 3,
  type: 'exercise',
  is_time_based: false,
  coach_notes: 'Elbows high.',
  exercise_id: 1,
  rest_between_sets_seconds: 120,
  superset_with_next: true,
};
const plank = {
  name: 'Side plank',
  sets: 3,
  reps: null,
  type: 'exercise',
  is_time_based: true,
  coach_notes: 'Each side.',
  exercise_id: 2,
  rest_between_sets_seconds: 0,
  superset_with_next: false,
};
const written = {
  name: 'Lower body',
  type: 'Power',
  difficulty: 'Advanced',
  description: 'On the pitch.',
  exercises: [
    { ...squat, duration: null, order_in_workout: 1 },
    { ...plank, duration: 40, order_in_workout: 2 },
  ],
};
const replanned = {
  plan_name: 'Lower body, lighter',
  exercises: [
    { ...squat, duration_seconds: null, order_in_workout: 1 },
    { ...plank, duration_seconds: 40, order_in_workout: 2 },
  ],
};
const added = ({ workout, team, today }: Belongings) => ({
  workout_id: workout,
  scheduled_date: today,
  athlete_id: null,
  team_id: team,
});
const scheduled = (mine: Belongings) => ({
  ...added(mine),
  planned_rpe: 6,
  duration_min: 45,
  replace_id: mine.scheduledWorkout,
  replace_version: 1,
});

export const WORKOUTS: RouteRow[] = [
  {
    route: 'GET /api/workout-library',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.read',
    audits: [],
    list: true,
    valid: () => ({}),
  },
  {
    route: 'GET /api/workout-calendar',
    caller: 'coach',
    needs: 'plan.read',
    audits: [],
    list: true,
    valid: ({ team, workout }) => ({ query: { team_id: team, workout_id: workout } }),
    variants: ({ team, athlete, workout, scheduledWorkout, today }) => [
      {},
      { query: { id: scheduledWorkout } },
      { query: { team_id: team } },
      { query: { athlete_id: athlete } },
      { query: { workout_id: workout } },
      { query: { from: addDays(today, -30), to: addDays(today, 30) } },
      { query: { team_id: team, from: addDays(today, -30), to: addDays(today, 30) } },
      { query: { exercises: 'false' } },
      { query: { team_id: team, from: addDays(today, -30), to: addDays(today, 30), exercises: 'false' } },
      { query: { workout_id: workout, exercises: 'false' } },
      { query: { limit: 20 } },
      { query: { team_id: team, limit: 20 } },
      {
        query: {
          from: addDays(today, -30),
          to: addDays(today, 30),
          limit: 20,
          cursor: Buffer.from(JSON.stringify([addDays(today, -10), 1])).toString('base64url'),
        },
      },
    ],
    mismatches: (mine, other) => [
      { request: { query: { team_id: mine.team, athlete_id: other.athlete } }, answer: 'empty' },
      { request: { query: { team_id: mine.team, workout_id: other.workout } }, answer: 'empty' },
      { request: { query: { team_id: mine.team, id: other.scheduledWorkout } }, answer: 'empty' },
      { request: { query: { athlete_id: mine.athlete, workout_id: other.workout } }, answer: 'empty' },
    ],
    positions: {
      'query.id': { names: 'scheduledWorkout', foreign: 'empty' },
      'query.workout_id': { names: 'workout', foreign: 'empty' },
      'query.team_id': { names: 'team', foreign: 'empty' },
      'query.athlete_id': { names: 'athlete', foreign: 'empty' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'POST /api/workout-library',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.write',
    audits: [],
    valid: () => ({ body: written }),
    positions: { 'body.exercises.0.exercise_id': exerciseOf },
    echoes: {
      'body.name': { at: 'name' },
      'body.description': { at: 'description' },
      'body.exercises.0.name': { at: 'exercises.0.name' },
      'body.exercises.0.coach_notes': { at: 'exercises.0.coach_notes' },
    },
  },
  {
    route: 'POST /api/workout-library/recovery-routine',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.write',
    audits: [],
    valid: () => ({}),
  },
  {
    route: 'PUT /api/workout-library/:id',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.write',
    audits: [],
    valid: ({ workout }) => ({ params: { id: workout }, body: { ...written, version: 1 } }),
    positions: { 'params.id': house, 'body.exercises.0.exercise_id': exerciseOf },
    echoes: {
      'body.name': { at: 'name' },
      'body.description': { at: 'description' },
      'body.exercises.0.name': { at: 'exercises.0.name' },
      'body.exercises.0.coach_notes': { at: 'exercises.0.coach_notes' },
    },
  },
  {
    route: 'DELETE /api/workout-library/:id',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.write',
    audits: [],
    valid: ({ workout }) => ({ params: { id: workout }, query: { version: 1 } }),
    positions: { 'params.id': house },
  },
  {
    route: 'POST /api/workout-calendar',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: (mine) => ({ body: scheduled(mine) }),
    variants: (mine) => [{ body: added(mine) }],
    refused: (mine) => [
      { body: { ...scheduled(mine), team_id: null } },
      { body: { ...scheduled(mine), athlete_id: mine.athlete } },
      { body: { ...scheduled(mine), scheduled_date: addDays(mine.today, 1) } },
    ],
    mismatches: (mine, other) => [
      { request: { body: { ...scheduled(mine), team_id: other.team } }, answer: 'refused' },
      { request: { body: { ...scheduled(mine), replace_id: other.scheduledWorkout } }, answer: 'refused' },
      { request: { body: { ...scheduled(mine), team_id: null, athlete_id: other.athlete } }, answer: 'refused' },
    ],
    positions: {
      'body.workout_id': house,
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
      'body.replace_id': { names: 'scheduledWorkout', foreign: 'not found' },
    },
  },
  {
    route: 'PUT /api/workout-calendar/:workout_uid',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: ({ workoutUid }) => ({ params: { workout_uid: workoutUid }, body: { ...replanned, version: 1 } }),
    positions: {
      'params.workout_uid': { names: 'workoutUid', foreign: 'not found' },
      'body.exercises.0.exercise_id': exerciseOf,
    },
    echoes: {
      'body.plan_name': { at: 'plan_name' },
      'body.exercises.0.name': { at: 'exercises.0.name' },
      'body.exercises.0.coach_notes': { at: 'exercises.0.coach_notes' },
    },
  },
  {
    route: 'DELETE /api/workout-calendar/:id',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: ({ scheduledWorkout }) => ({ params: { id: scheduledWorkout }, query: { version: 1 } }),
    positions: { 'params.id': { names: 'scheduledWorkout', foreign: 'not found' } },
  },
];
