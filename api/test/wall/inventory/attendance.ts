import { addDays } from '@touchline/contracts/calendar-date';
import type { RouteRow } from './types.js';

export const ATTENDANCE: RouteRow[] = [
  {
    route: 'GET /api/attendance/summary',
    caller: 'coach',
    audits: [],
    list: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ team, today }) => [
      {},
      { query: { start: addDays(today, -90), end: today } },
      { query: { team_id: team, start: addDays(today, -90), end: today, today } },
    ],
    positions: { 'query.team_id': { names: 'team', foreign: 'empty' } },
  },
];
