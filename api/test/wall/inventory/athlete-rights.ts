import type { RouteRow } from './types.js';

export const ATHLETE_RIGHTS: RouteRow[] = [
  {
    route: 'GET /api/athlete/data',
    caller: 'athlete',
    audits: [],
    valid: () => ({}),
  },
  {
    route: 'GET /api/athlete/readers',
    caller: 'athlete',
    audits: [],
    valid: () => ({}),
  },
  {
    route: 'GET /api/athlete/requests',
    caller: 'athlete',
    audits: [],
    valid: () => ({}),
  },
  {
    route: 'POST /api/athlete/requests',
    caller: 'athlete',
    audits: ['create profile'],
    valid: () => ({ body: { kind: 'erasure', text: 'I have left the club.' } }),
    // One of this kind is open.
    refused: () => [{ body: { kind: 'correction', text: 'On Monday I was at practice.' } }],
    echoes: { 'body.text': { at: 'text' } },
  },
  {
    route: 'GET /api/athlete-requests',
    caller: 'coach',
    needs: 'administration.read',
    audits: [],
    list: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ team }) => [
      {},
      { query: { limit: 20 } },
      { query: { team_id: team, limit: 20, cursor: cursorBefore() } },
    ],
    positions: {
      'query.team_id': { names: 'team', foreign: 'not found' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'PUT /api/athlete-requests/:id',
    caller: 'coach',
    needs: 'administration.write',
    audits: ['update profile'],
    valid: ({ athleteRequest }) => ({ params: { id: athleteRequest }, body: { answer: 'Corrected.' } }),
    positions: { 'params.id': { names: 'athleteRequest', foreign: 'not found' } },
    echoes: { 'body.answer': null },
  },
];

/** The position of a request before all others. */
const cursorBefore = () => Buffer.from('["2020-01-01T00:00:00.000Z",1]').toString('base64url');
