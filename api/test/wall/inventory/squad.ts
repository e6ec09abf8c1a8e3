import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const made = ({ athlete, decision, today }: Belongings) => ({
  athlete_id: athlete,
  kind: 'adjust',
  note: 'Half the volume.',
  message: 'Take it easy today.',
  until: addDays(today, 2),
  replaces: decision,
  today,
});

export const SQUAD: RouteRow[] = [
  {
    route: 'GET /api/dashboard/squad',
    caller: 'coach',
    needs: 'wellness.read',
    audits: ['read profile', 'read training_load', 'read wellness'],
    list: true,
    // A whole screen in one answer: the team and the roster, the events, and what the rows show.
    queries: 19,
    isBounded: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ team, today }) => [
      {},
      { query: { today } },
      { query: { team_id: team, date: addDays(today, -3), today } },
    ],
    refused: ({ team, today }) => [{ query: { team_id: team, date: addDays(today, 2), today } }],
    positions: { 'query.team_id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'GET /api/squad/answers',
    caller: 'coach',
    needs: 'wellness.read',
    audits: [],
    list: true,
    // The reach, the roster, and what the surveys and the sessions come to.
    queries: 4,
    isBounded: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: () => [{}],
    positions: { 'query.team_id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'GET /api/squad/measure',
    caller: 'coach',
    needs: 'wellness.read',
    audits: ['read fatigue'],
    list: true,
    // The team, the catalogue, the roster, the reach and the values.
    queries: 5,
    isBounded: true,
    valid: ({ team, testKey }) => ({ query: { team_id: team, measure: testKey } }),
    variants: ({ team, testKey, today }) => [
      { query: { measure: testKey } },
      { query: { team_id: team, measure: testKey, date: addDays(today, -3), today } },
    ],
    refused: ({ team }) => [{ query: { team_id: team, measure: 'own.99999' } }],
    positions: {
      'query.team_id': { names: 'team', foreign: 'not found' },
      'query.measure': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'GET /api/squad/decisions',
    caller: 'coach',
    needs: 'wellness.read',
    audits: ['read profile', 'read wellness'],
    list: true,
    // The reach, the roster, its answers and the decisions.
    queries: 6,
    isBounded: true,
    valid: ({ team, athlete }) => ({ query: { team_id: team, athlete_id: athlete } }),
    variants: ({ team, athlete, today }) => [
      {},
      { query: { team_id: team } },
      { query: { athlete_id: athlete, from: addDays(today, -60), to: addDays(today, -1), today } },
    ],
    refused: ({ team, today }) => [
      { query: { team_id: team, to: addDays(today, 2), today } },
      { query: { team_id: team, from: addDays(today, -92), to: today, today } },
    ],
    mismatches: (mine, other) => [
      { request: { query: { team_id: mine.team, athlete_id: other.athlete } }, answer: 'not found' },
    ],
    positions: {
      'query.team_id': { names: 'team', foreign: 'not found' },
      'query.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
  },
  {
    route: 'POST /api/squad/decisions',
    caller: 'coach',
    needs: 'wellness.write',
    audits: ['create wellness'],
    valid: (mine) => ({ body: made(mine) }),
    variants: ({ teammate }) => [{ body: { athlete_id: teammate, kind: 'monitor', note: null, replaces: null } }],
    refused: (mine) => [{ body: { ...made(mine), until: addDays(mine.today, 28) } }],
    positions: {
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
    echoes: { 'body.note': { at: 'note' }, 'body.message': { at: 'message' } },
  },
  {
    route: 'GET /api/squad/message-readers',
    caller: 'coach',
    needs: 'wellness.write',
    audits: [],
    valid: ({ athlete }) => ({ query: { athlete_id: athlete } }),
    positions: { 'query.athlete_id': { names: 'athlete', foreign: 'not found' } },
  },
  {
    route: 'DELETE /api/squad/decisions/:id',
    caller: 'coach',
    ofMaker: true,
    needs: 'wellness.write',
    audits: ['delete wellness'],
    valid: ({ decision }) => ({ params: { id: decision } }),
    variants: ({ decision, today }) => [{ params: { id: decision }, query: { today } }],
    positions: { 'params.id': { names: 'decision', foreign: 'not found' } },
  },
  {
    route: 'PUT /api/squad/seen',
    caller: 'coach',
    needs: 'wellness.read',
    audits: [],
    valid: ({ athlete }) => ({ body: { athlete_id: athlete } }),
    variants: ({ athlete, today }) => [{ body: { athlete_id: athlete, today } }],
    positions: { 'body.athlete_id': { names: 'athlete', foreign: 'not found' } },
  },
];
