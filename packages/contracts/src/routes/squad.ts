import type { Decision, MakeDecisionBody, MessageReaders } from '../decisions.schema.js';
import type { SquadHistory } from '../squad-history.schema.js';
import type { SquadMeasure } from '../squad-measure.schema.js';
import type { AnswersRevision, SeenBody, SquadBoard } from '../squad.schema.js';

/** The board of a day, and decisions of coaches. */
export interface SquadRoutes {
  'GET /api/dashboard/squad': { query: { team_id?: number; date?: string; today?: string }; answer: SquadBoard };
  'POST /api/squad/decisions': { body: MakeDecisionBody; answer: Decision };
  'GET /api/squad/decisions': {
    query: { team_id?: number; athlete_id?: number; from?: string; to?: string; today?: string };
    answer: SquadHistory;
  };
  'GET /api/squad/message-readers': { query: { athlete_id: number }; answer: MessageReaders };
  'DELETE /api/squad/decisions/{id}': { params: { id: number }; query: { today?: string } };
  'GET /api/squad/answers': { query: { team_id?: number }; answer: AnswersRevision };
  'GET /api/squad/measure': {
    query: { measure: string; team_id?: number; date?: string; today?: string };
    answer: SquadMeasure;
  };
  'PUT /api/squad/seen': { body: SeenBody };
}
