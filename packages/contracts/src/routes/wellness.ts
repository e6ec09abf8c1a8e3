import type { IntakeWellnessBody } from '../intake.schema.js';
import type { ListedWellnessEntry, SaveWellnessBody, WellnessEntry } from '../wellness.schema.js';
import type { ListWindow } from './list-window.js';

export interface WellnessRoutes {
  'GET /api/athletes/wellness': {
    query: { athlete_id: number; month?: number; year?: number } & ListWindow;
    answer: ListedWellnessEntry[];
  };
  'PUT /api/athletes/wellness': { body: SaveWellnessBody; answer: WellnessEntry[] };
  'DELETE /api/athletes/wellness/{id}': { params: { id: number }; query: { version?: number } };
  'POST /api/athletes/wellness/{id}/restore': { params: { id: number }; answer: WellnessEntry };
  'POST /api/intake/wellness': { body: IntakeWellnessBody; answer: WellnessEntry[] };
}
