import type { RouteRow } from './types.js';

export const EXERCISES: RouteRow[] = [
  {
    route: 'GET /api/exercise-library',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.read',
    audits: [],
    list: true,
    valid: () => ({}),
  },
  {
    route: 'PUT /api/exercise-library/:id/saved',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.read',
    audits: [],
    valid: ({ exercise }) => ({ params: { id: exercise }, body: { saved: false } }),
    positions: { 'params.id': { names: 'exercise', foreign: 'not found', shared: 'everywhere' } },
  },
  {
    route: 'PUT /api/exercise-library/:id/video',
    caller: 'coach',
    ofClub: true,
    needs: 'plan.write',
    audits: [],
    valid: ({ exercise }) => ({
      params: { id: exercise },
      body: { video_url: 'https://vimeo.com/987654321', video_version: 1 },
    }),
    refused: ({ exercise }) => [{ params: { id: exercise }, body: { video_url: null, video_version: 2 } }],
    positions: { 'params.id': { names: 'exercise', foreign: 'not found', shared: 'everywhere' } },
  },
];
