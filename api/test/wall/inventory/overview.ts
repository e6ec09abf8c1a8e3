import type { RouteRow } from './types.js';

export const OVERVIEW: RouteRow[] = [
  {
    route: 'GET /api/dashboard/overview',
    caller: 'coach',
    needs: 'names.read',
    audits: ['read fatigue', 'read profile', 'read training_load', 'read wellness'],
    list: true,
    // Three for the teams, up to ten for an athlete, and two for what is asked beside the ratings.
    queries: 15,
    valid: ({ team, athlete }) => ({ query: { team_id: team, athlete_id: athlete } }),
    variants: ({ team, athlete, today }) => [
      {},
      { query: { team_id: team } },
      { query: { athlete_id: athlete } },
      { query: { today } },
    ],
    mismatches: (mine, other) => [
      { request: { query: { team_id: mine.team, athlete_id: other.athlete } }, answer: 'not found' },
    ],
    positions: {
      'query.team_id': { names: 'team', foreign: 'not found' },
      'query.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
  },
  {
    route: 'GET /api/dashboard/first-steps',
    caller: 'coach',
    needs: 'names.read',
    audits: [],
    list: true,
    queries: 1,
    valid: () => ({}),
  },
  {
    route: 'GET /api/dashboard/performance',
    caller: 'coach',
    needs: 'names.read',
    audits: ['read fatigue', 'read training_load', 'read wellness'],
    list: true,
    // The athlete, the sessions and the first session of all, the newest of each kind of record, and whether the club
    // and then the team ask more.
    queries: 9,
    valid: ({ athlete }) => ({ query: { athlete_id: athlete } }),
    variants: ({ athlete, today }) => [{ query: { athlete_id: athlete, today } }],
    positions: { 'query.athlete_id': { names: 'athlete', foreign: 'not found' } },
  },
];
