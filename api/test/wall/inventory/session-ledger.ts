import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const grid = ({ event, team, athlete, teammate, today }: Belongings) => ({
  event_id: event,
  team_id: team,
  date: today,
  rows: [
    { athlete_id: athlete, rpe: 6.5, duration_min: 75 },
    { athlete_id: teammate, rpe: 7, duration_min: 60 },
  ],
});

export const SESSION_LEDGER: RouteRow[] = [
  {
    route: 'GET /api/sessions/ledger',
    caller: 'coach',
    needs: 'load.read',
    audits: ['read training_load'],
    list: true,
    // The reach, the roster, the events, their marks, and the sessions that name an event and those that name none.
    queries: 7,
    isBounded: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: () => [{}],
    positions: { 'query.team_id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'GET /api/sessions/grid',
    caller: 'coach',
    needs: 'load.read',
    audits: ['read training_load'],
    list: true,
    // As above, the event itself, and who says that they were not there.
    queries: 9,
    valid: ({ event }) => ({ query: { event_id: event } }),
    positions: { 'query.event_id': { names: 'event', foreign: 'not found' } },
  },
  {
    route: 'POST /api/sessions/grid',
    caller: 'coach',
    needs: 'load.write',
    audits: ['create training_load'],
    valid: (mine) => ({ body: grid(mine) }),
    refused: (mine) => [{ body: { ...grid(mine), date: addDays(mine.today, 1) } }],
    mismatches: (mine, other) => [
      { request: { body: { ...grid(mine), team_id: other.team } }, answer: 'refused' },
      {
        request: { body: { ...grid(mine), rows: [{ athlete_id: other.athlete, rpe: 5, duration_min: 60 }] } },
        answer: 'refused',
      },
    ],
    positions: {
      'body.event_id': { names: 'event', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.rows.0.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
  },
];
