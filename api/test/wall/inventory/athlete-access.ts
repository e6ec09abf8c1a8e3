import type { RouteRow } from './types.js';

export const ATHLETE_ACCESS: RouteRow[] = [
  {
    route: 'GET /api/athlete-access',
    caller: 'coach',
    needs: 'administration.read',
    audits: [],
    list: true,
    // The team, the roster, and its links, consents, asked guardians, refusals, addresses and devices.
    queries: 9,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: () => [{}],
    positions: { 'query.team_id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'POST /api/athlete-access/links',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ athlete, teammate }) => ({ body: { athlete_ids: [athlete, teammate], by: 'screen' } }),
    positions: { 'body.athlete_ids.0': { names: 'athlete', foreign: 'not found' } },
  },
  {
    route: 'DELETE /api/athlete-access/links/:athleteId',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ athlete }) => ({ params: { athleteId: athlete } }),
    positions: { 'params.athleteId': { names: 'athlete', foreign: 'not found' } },
  },
  {
    route: 'DELETE /api/athlete-access/devices/:id',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ device }) => ({ params: { id: device } }),
    positions: { 'params.id': { names: 'device', foreign: 'not found' } },
  },
  {
    route: 'POST /api/athlete/devices',
    caller: 'anyone',
    audits: [],
    valid: ({ linkKey }) => ({ body: { key: linkKey } }),
    positions: { 'body.key': { names: 'linkKey', foreign: 'unknown' } },
    // Compared with the stored hash, never stored.
    echoes: { 'body.key': null },
  },
  {
    route: 'GET /api/athlete/devices',
    caller: 'athlete',
    audits: [],
    valid: () => ({}),
  },
  {
    route: 'DELETE /api/athlete/devices/:id',
    caller: 'athlete',
    audits: [],
    valid: ({ device }) => ({ params: { id: device } }),
    positions: { 'params.id': { names: 'device', foreign: 'not found' } },
  },
];
