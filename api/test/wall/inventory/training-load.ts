import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const edited = ({ athlete, trainingSession, today }: Pick<Belongings, 'athlete' | 'trainingSession' | 'today'>) => ({
  athlete_id: athlete,
  workout_id: trainingSession,
  date: addDays(today, -1),
  rpe: 6.5,
  duration_min: 75,
  version: 1,
});
const added = ({ athlete, today }: Belongings) => ({
  athlete_id: athlete,
  date: addDays(today, -4),
  rpe: 0,
  duration_min: 30,
  version: 0,
});

export const TRAINING_LOAD: RouteRow[] = [
  {
    route: 'GET /api/athletes/training-load',
    caller: 'coach',
    needs: 'load.read',
    audits: ['read training_load'],
    list: true,
    // The sessions, the first session of all, and those of the four weeks before.
    queries: 4,
    valid: ({ athlete }) => ({ query: { athlete_id: athlete } }),
    variants: ({ athlete, today }) => [
      { query: { athlete_id: athlete, from: addDays(today, -60), to: today } },
      { query: { athlete_id: athlete, limit: 30 } },
      {
        query: {
          athlete_id: athlete,
          limit: 30,
          cursor: Buffer.from(JSON.stringify([addDays(today, -100), 1])).toString('base64url'),
        },
      },
    ],
    positions: {
      'query.athlete_id': { names: 'athlete', foreign: 'not found' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'GET /api/athletes/training-load/count',
    caller: 'coach',
    needs: 'load.read',
    audits: ['read training_load'],
    list: true,
    valid: ({ athlete }) => ({ query: { athlete_id: athlete } }),
    positions: { 'query.athlete_id': { names: 'athlete', foreign: 'not found' } },
  },
  {
    route: 'PUT /api/athletes/training-load',
    caller: 'coach',
    needs: 'load.write',
    // The answered figures come from four weeks, which counts as a read.
    audits: ['create training_load', 'read training_load', 'update training_load'],
    valid: (mine) => ({ body: { entries: [edited(mine), added(mine)] } }),
    refused: (mine) => [{ body: { entries: [{ ...edited(mine), date: addDays(mine.today, 3) }] } }],
    mismatches: (mine, other) => [
      {
        request: { body: { entries: [added(mine), edited({ ...mine, trainingSession: other.trainingSession })] } },
        answer: 'not found',
      },
    ],
    positions: {
      'body.entries.0.athlete_id': { names: 'athlete', foreign: 'not found' },
      'body.entries.0.workout_id': { names: 'trainingSession', foreign: 'not found' },
    },
  },
  {
    route: 'DELETE /api/athletes/training-load/:id',
    caller: 'coach',
    needs: 'load.write',
    audits: ['delete training_load'],
    valid: ({ trainingSession }) => ({ params: { id: trainingSession }, query: { version: 1 } }),
    positions: { 'params.id': { names: 'trainingSession', foreign: 'not found' } },
  },
  {
    route: 'POST /api/athletes/training-load/:id/restore',
    caller: 'coach',
    needs: 'load.write',
    // The record is stored: a repeated call answers it.
    audits: ['read training_load'],
    valid: ({ trainingSession }) => ({ params: { id: trainingSession } }),
    positions: { 'params.id': { names: 'trainingSession', foreign: 'not found' } },
  },
];
