import type { RouteRow } from './types.js';

const waiting = (name: string) => ({ in: 'GET /api/pending-athletes' as const, at: `*.${name}` });

export const REGISTRATIONS: RouteRow[] = [
  {
    route: 'POST /api/registrations',
    caller: 'anyone',
    audits: [],
    anyOrigin: true,
    valid: ({ registrationCode }) => ({
      body: {
        registration_code: registrationCode,
        first_name: 'Rita',
        last_name: 'Registering',
        email: 'rita@athletes.test',
        position: 'Keeper',
        date_of_birth: '2008-02-29',
        jersey_number: 1,
        weight_kg: 58.5,
        height_cm: 171,
        external_id: 'app-new',
      },
    }),
    positions: {
      'body.registration_code': { names: 'registrationCode', foreign: 'alike' },
      // An own, a foreign and a free id are stored and answered alike: accepting decides, see accept-external-ids.int.spec.ts.
      'body.external_id': { names: 'externalId', foreign: 'own' },
    },
    // An external id of another own team is stored and answered like any other.
    mismatches: () => [],
    echoes: {
      // Compared with the stored code, never stored.
      'body.registration_code': null,
      'body.first_name': waiting('first_name'),
      'body.last_name': waiting('last_name'),
      'body.position': waiting('position'),
      'body.external_id': null,
    },
  },
  {
    route: 'GET /api/pending-athletes',
    caller: 'coach',
    needs: 'people.write',
    audits: [],
    list: true,
    valid: () => ({}),
    variants: () => [
      { query: { limit: 20 } },
      { query: { limit: 20, cursor: Buffer.from('["2020-01-01T00:00:00.000Z",1]').toString('base64url') } },
    ],
    positions: { 'query.cursor': { names: 'nothing', foreign: 'own' } },
  },
  {
    route: 'GET /api/pending-athletes/joined',
    caller: 'coach',
    needs: 'people.write',
    audits: [],
    list: true,
    valid: () => ({}),
  },
  {
    route: 'POST /api/pending-athletes/:id/accept',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: ({ pendingAthlete, teammate }) => ({ params: { id: pendingAthlete }, body: { same_as: teammate } }),
    // Somebody of another name.
    mismatches: ({ pendingAthlete, athlete }) => [
      { request: { params: { id: pendingAthlete }, body: { same_as: athlete } }, answer: 'refused' },
    ],
    positions: {
      'params.id': { names: 'pendingAthlete', foreign: 'not found' },
      'body.same_as': { names: 'teammate', foreign: 'not found' },
    },
  },
  {
    route: 'POST /api/pending-athletes/:id/separate',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile', 'create profile'],
    valid: ({ joinedRegistration }) => ({ params: { id: joinedRegistration } }),
    positions: { 'params.id': { names: 'joinedRegistration', foreign: 'not found' } },
  },
  {
    route: 'DELETE /api/pending-athletes/:id',
    caller: 'coach',
    needs: 'people.write',
    audits: [],
    valid: ({ pendingAthlete }) => ({ params: { id: pendingAthlete } }),
    positions: { 'params.id': { names: 'pendingAthlete', foreign: 'not found' } },
  },
];
