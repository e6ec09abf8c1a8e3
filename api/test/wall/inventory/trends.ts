import type { RouteRow } from './types.js';

export const TRENDS: RouteRow[] = [
  {
    route: 'GET /api/athletes/trends',
    caller: 'coach',
    needs: 'load.read',
    audits: ['read fatigue', 'read training_load', 'read wellness'],
    list: true,
    // The roster, the sessions and the first session of all, the wellness entries, the tests.
    queries: 6,
    athletesAtOnce: 200,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ team, today }) => [{}, { query: { today } }, { query: { team_id: team, today } }],
    positions: { 'query.team_id': { names: 'team', foreign: 'empty' } },
  },
];
