import { addDays } from '@touchline/contracts/calendar-date';
import type { RouteRow } from './types.js';

export const WORKOUTS: RouteRow[] = [
  { route: 'GET /api/workout-library', caller: 'coach', audits: [], list: true, valid: () => ({}) },
  {
    route: 'GET /api/workout-calendar',
    caller: 'coach',
    audits: [],
    list: true,
    valid: ({ team, workout }) => ({ query: { team_id: team, workout_id: workout } }),
    variants: ({ team, athlete, workout, today }) => [
      {},
      { query: { team_id: team } },
      { query: { athlete_id: athlete } },
      { query: { workout_id: workout } },
      { query: { from: addDays(today, -30), to: addDays(today, 30) } },
      { query: { team_id: team, from: addDays(today, -30), to: addDays(today, 30) } },
    ],
    mismatches: (mine, other) => [
      { request: { query: { team_id: mine.team, athlete_id: other.athlete } }, answer: 'empty' },
      { request: { query: { team_id: mine.team, workout_id: other.workout } }, answer: 'empty' },
      { request: { query: { athlete_id: mine.athlete, workout_id: other.workout } }, answer: 'empty' },
    ],
    positions: {
      'query.workout_id': { names: 'workout', foreign: 'empty' },
      'query.team_id': { names: 'team', foreign: 'empty' },
      'query.athlete_id': { names: 'athlete', foreign: 'empty' },
    },
  },
];
