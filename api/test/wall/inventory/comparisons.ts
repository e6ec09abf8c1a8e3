import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const span = ({ athlete, today }: Belongings) => ({
  query: { athlete_id: athlete, from: addDays(today, -30), to: today },
});
const positions: RouteRow['positions'] = { 'query.athlete_id': { names: 'athlete', foreign: 'not found' } };

export const COMPARISONS: RouteRow[] = [
  {
    route: 'GET /api/dashboard/team-comparison/wellness',
    caller: 'coach',
    needs: 'wellness.read',
    audits: ['read wellness'],
    list: true,
    queries: 4,
    valid: span,
    positions,
  },
  {
    route: 'GET /api/dashboard/team-comparison/training-load',
    caller: 'coach',
    needs: 'load.read',
    audits: ['read training_load'],
    list: true,
    queries: 5,
    valid: span,
    positions,
  },
  {
    route: 'GET /api/dashboard/team-comparison/tests',
    caller: 'coach',
    needs: 'performance.read',
    audits: ['read fatigue'],
    list: true,
    queries: 4,
    valid: span,
    positions,
  },
  {
    route: 'GET /api/dashboard/team-comparison/measurements',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'performance.read',
    audits: ['read fatigue'],
    list: true,
    queries: 5,
    valid: (mine) => ({ query: { ...span(mine).query, measure: mine.testKey } }),
    refused: (mine) => [{ query: { ...span(mine).query, measure: 'own.99999' } }],
    positions: { ...positions, 'query.measure': { names: 'nothing', foreign: 'own' } },
  },
  {
    route: 'GET /api/dashboard/usual-variation/wellness',
    caller: 'coach',
    needs: 'wellness.read',
    audits: ['read wellness'],
    list: true,
    valid: span,
    positions,
  },
  {
    route: 'GET /api/dashboard/usual-variation/tests',
    caller: 'coach',
    needs: 'performance.read',
    audits: ['read fatigue'],
    list: true,
    valid: ({ athlete }) => ({ query: { athlete_id: athlete } }),
    positions,
  },
];
