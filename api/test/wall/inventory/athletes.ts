import type { RouteRow } from './types.js';

export const ATHLETES: RouteRow[] = [
  {
    route: 'GET /api/athletes/list',
    caller: 'coach',
    audits: ['read profile'],
    list: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: () => [{}],
    positions: { 'query.team_id': { names: 'team', foreign: 'empty' } },
  },
];
