import type {
  CheckExistingBody,
  ExistingTest,
  PerformanceTest,
  RecordTestsBody,
  RecordedTests,
  SavePerformanceTestsBody,
} from '../performance-tests.schema.js';
import type { ListWindow } from './list-window.js';

export interface PerformanceTestRoutes {
  'GET /api/athletes/fatigue-indicators': {
    query: { athlete_id: number } & ListWindow;
    answer: PerformanceTest[];
  };
  'PUT /api/athletes/fatigue-indicators': { body: SavePerformanceTestsBody; answer: PerformanceTest[] };
  'DELETE /api/athletes/fatigue-indicators/{id}': { params: { id: number }; query: { version?: number } };
  'POST /api/athletes/fatigue-indicators/{id}/restore': { params: { id: number }; answer: PerformanceTest };
  'POST /api/fatigue-indicators/check-existing': { body: CheckExistingBody; answer: ExistingTest[] };
  'POST /api/fatigue-indicators/record': { body: RecordTestsBody; answer: RecordedTests };
}
