import type { IntakeTrainingLoadBody } from '../intake.schema.js';
import type { Ledger, SaveGridBody, SavedGrid, SessionGrid } from '../session-ledger.schema.js';
import type {
  SaveTrainingLoadBody,
  SessionCount,
  TrainingLoadEntry,
  TrainingSession,
} from '../training-load.schema.js';
import type { ListWindow } from './list-window.js';

/** Training load, and the sessions of a team. */
export interface TrainingLoadRoutes {
  'GET /api/athletes/training-load': {
    query: { athlete_id: number } & ListWindow;
    answer: TrainingLoadEntry[];
  };
  'PUT /api/athletes/training-load': { body: SaveTrainingLoadBody; answer: TrainingLoadEntry[] };
  'GET /api/athletes/training-load/count': { query: { athlete_id: number }; answer: SessionCount };
  'DELETE /api/athletes/training-load/{id}': { params: { id: number }; query: { version?: number } };
  'POST /api/athletes/training-load/{id}/restore': { params: { id: number }; answer: TrainingLoadEntry[] };
  'POST /api/intake/training-load': { body: IntakeTrainingLoadBody; answer: TrainingSession[] };

  'GET /api/sessions/ledger': { query: { team_id?: number }; answer: Ledger };
  'GET /api/sessions/grid': { query: { event_id: number }; answer: SessionGrid };
  'POST /api/sessions/grid': { body: SaveGridBody; answer: SavedGrid };
}
