import type { Belongings, RouteRow } from './types.js';

/** A new code, unique because the code it is made from is. */
const newCode = ({ registrationCode }: Belongings, first: string) => first + registrationCode.slice(1);
const newTeam = (mine: Belongings) => ({
  sport: 'Rowing (W)',
  name: `Eight ${[...mine.registrationCode].reverse().join('')}`,
  registration_code: newCode(mine, '1'),
  code_expires_at: `${mine.today}T23:59:59Z`,
});

export const TEAMS: RouteRow[] = [
  { route: 'GET /api/teams', caller: 'coach', audits: [], list: true, valid: () => ({}) },
  { route: 'GET /api/teams/with-athletes', caller: 'coach', audits: [], list: true, valid: () => ({}) },
  { route: 'GET /api/teams/sports', caller: 'coach', audits: [], list: true, valid: () => ({}) },
  {
    route: 'POST /api/teams',
    caller: 'coach',
    audits: [],
    valid: (mine) => ({ body: newTeam(mine) }),
    positions: { 'body.registration_code': { names: 'nothing', foreign: 'own' } },
    // An instant; the stored one is at most seven days from now.
    echoes: { 'body.name': { at: 'name' }, 'body.code_expires_at': null },
  },
  {
    route: 'PUT /api/teams/:id',
    caller: 'coach',
    audits: [],
    valid: (mine) => ({
      params: { id: mine.team },
      body: { registration_code: newCode(mine, '2'), if_registration_code: mine.registrationCode },
    }),
    positions: {
      'params.id': { names: 'team', foreign: 'not found' },
      'body.registration_code': { names: 'nothing', foreign: 'own' },
      'body.if_registration_code': { names: 'nothing', foreign: 'own' },
    },
    echoes: { 'body.name': { at: 'name' } },
  },
  {
    route: 'DELETE /api/teams/:id',
    caller: 'coach',
    audits: [],
    valid: ({ emptyTeam }) => ({ params: { id: emptyTeam } }),
    refused: ({ team }) => [{ params: { id: team } }],
    positions: { 'params.id': { names: 'emptyTeam', foreign: 'not found' } },
  },
];
