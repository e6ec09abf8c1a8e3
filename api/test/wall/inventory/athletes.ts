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
    archived: false,
    version: 1,
  },
});

export const ATHLETES: RouteRow[] = [
  {
    route: 'GET /api/athletes/list',
    caller: 'coach',
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
    audits: ['update profile'],
    valid: renamed,
    positions: {
      'params.id': { names: 'athlete', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
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
];
