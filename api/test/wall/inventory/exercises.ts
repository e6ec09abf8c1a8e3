import type { RouteRow } from './types.js';

export const EXERCISES: RouteRow[] = [
  { route: 'GET /api/exercise-library', caller: 'coach', audits: [], list: true, valid: () => ({}) },
  {
    route: 'PUT /api/exercise-library/:id/saved',
    caller: 'coach',
    audits: [],
    valid: ({ exercise }) => ({ params: { id: exercise }, body: { saved: false } }),
    positions: { 'params.id': { names: 'exercise', foreign: 'not found', shared: 'everywhere' } },
  },
];
