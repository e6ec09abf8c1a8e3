import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const renamed = ({ athlete, team }: Belongings) => ({
  params: { id: athlete },
  body: {
    first_name: 'Nora',
    last_name: 'Newname',
    position: 'Keeper',
    jersey_number: 1,
    date_of_birth: '2008-02-29',
    weight_kg: 58.5,
    height_cm: null,
    team_id: team,
    place_team_id: team,
    archived: false,
    version: 1,
  },
});

const guest = ({ furtherTeam, today }: Belongings) => ({
  team_id: furtherTeam,
  kind: 'guest',
  joined_on: today,
  last_day: addDays(today, 6),
  version: 1,
});
const planned = ({ athlete, membership }: Belongings) => ({ id: athlete, membership_id: membership });

export const ATHLETES: RouteRow[] = [
  {
    route: 'GET /api/athletes/list',
    caller: 'coach',
    needs: 'names.read',
    audits: ['read profile'],
    list: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ team, today }) => [
      {},
      { query: { today } },
      { query: { archived: 'true' } },
      { query: { team_id: team, archived: 'true' } },
    ],
    positions: { 'query.team_id': { names: 'team', foreign: 'empty' } },
  },
  {
    route: 'PUT /api/athletes/:id',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: renamed,
    positions: {
      'params.id': { names: 'athlete', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.place_team_id': { names: 'team', foreign: 'not found' },
    },
    // An athlete may be moved into every own team.
    mismatches: () => [],
    refused: (mine) =>
      [{ date_of_birth: addDays(mine.today, 3) }, { version: 7 }].map((wrong) => ({
        ...renamed(mine),
        body: { ...renamed(mine).body, ...wrong },
      })),
    echoes: {
      'body.first_name': { at: 'first_name' },
      'body.last_name': { at: 'last_name' },
      'body.position': { at: 'position' },
    },
  },
  {
    route: 'GET /api/athletes/:id/guardian-contacts',
    caller: 'coach',
    needs: 'people.read',
    audits: ['read profile'],
    valid: ({ athlete }) => ({ params: { id: athlete } }),
    positions: { 'params.id': { names: 'athlete', foreign: 'not found' } },
  },
  {
    route: 'DELETE /api/athletes/:id/guardian-contacts/:contact_id',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: (mine) => ({ params: { id: mine.athlete, contact_id: mine.guardianContact } }),
    positions: {
      'params.id': { names: 'athlete', foreign: 'not found' },
      'params.contact_id': { names: 'guardianContact', foreign: 'not found' },
    },
    mismatches: (mine, other) => [
      { request: { params: { id: mine.athlete, contact_id: other.guardianContact } }, answer: 'not found' },
    ],
  },
  {
    route: 'GET /api/athletes/:id/memberships',
    caller: 'coach',
    needs: 'names.read',
    audits: ['read profile'],
    list: true,
    valid: ({ athlete }) => ({ params: { id: athlete } }),
    positions: { 'params.id': { names: 'athlete', foreign: 'not found' } },
  },
  {
    route: 'POST /api/athletes/:id/memberships',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: (mine) => ({ params: { id: mine.teammate }, body: guest(mine) }),
    positions: {
      'params.id': { names: 'teammate', foreign: 'not found' },
      'body.team_id': { names: 'furtherTeam', foreign: 'not found' },
    },
    // An athlete may join every own team.
    mismatches: () => [],
    refused: (mine) =>
      [{ last_day: addDays(mine.today, -1) }, { last_day: null }, { joined_on: '1999-01-01' }, { version: 7 }].map(
        (wrong) => ({ params: { id: mine.teammate }, body: { ...guest(mine), ...wrong } }),
      ),
  },
  {
    route: 'PUT /api/athletes/:id/memberships/:membership_id',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: (mine) => ({ params: planned(mine), body: { last_day: addDays(mine.today, 60), version: 1 } }),
    positions: {
      'params.id': { names: 'athlete', foreign: 'not found' },
      'params.membership_id': { names: 'membership', foreign: 'not found' },
    },
    mismatches: (mine, other) => [
      {
        request: {
          params: { id: mine.teammate, membership_id: other.membership },
          body: { last_day: addDays(mine.today, 60), version: 1 },
        },
        answer: 'not found',
      },
    ],
    refused: (mine) =>
      [{ last_day: addDays(mine.today, -1) }, { main: true }, { last_day: null, version: 7 }].map((wrong) => ({
        params: planned(mine),
        body: { version: 1, ...wrong },
      })),
  },
  {
    route: 'DELETE /api/athletes/:id/memberships/:membership_id',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: (mine) => ({ params: planned(mine), query: { version: 1 } }),
    positions: {
      'params.id': { names: 'athlete', foreign: 'not found' },
      'params.membership_id': { names: 'membership', foreign: 'not found' },
    },
    mismatches: (mine, other) => [
      { request: { params: { id: mine.teammate, membership_id: other.membership } }, answer: 'not found' },
    ],
    refused: (mine) => [{ params: planned(mine), query: { version: 7 } }],
  },
];
