import type {
  TeamLoad,
  TeamMeasurements,
  TeamTests,
  TeamWellness,
  UsualTests,
  UsualWellness,
} from '../comparisons.schema.js';
import type { FirstSteps } from '../first-steps.schema.js';
import type { Overview, Performance } from '../overview.schema.js';
import type { AthleteTrends } from '../trends.schema.js';

/** Overview, trends and comparisons. */
export interface DashboardRoutes {
  'GET /api/dashboard/overview': { query: { team_id?: number; athlete_id?: number; today?: string }; answer: Overview };
  'GET /api/dashboard/first-steps': { answer: FirstSteps };
  'GET /api/dashboard/performance': { query: { athlete_id: number; today?: string }; answer: Performance };

  'GET /api/athletes/trends': { query: { team_id?: number; today?: string }; answer: AthleteTrends[] };

  'GET /api/dashboard/team-comparison/wellness': {
    query: { athlete_id: number; from: string; to: string };
    answer: TeamWellness;
  };
  'GET /api/dashboard/team-comparison/training-load': {
    query: { athlete_id: number; from: string; to: string };
    answer: TeamLoad;
  };
  'GET /api/dashboard/team-comparison/tests': {
    query: { athlete_id: number; from: string; to: string };
    answer: TeamTests;
  };
  'GET /api/dashboard/team-comparison/measurements': {
    query: { athlete_id: number; measure: string; from: string; to: string };
    answer: TeamMeasurements;
  };
  'GET /api/dashboard/usual-variation/wellness': {
    query: { athlete_id: number; from: string; to: string };
    answer: UsualWellness;
  };
  'GET /api/dashboard/usual-variation/tests': { query: { athlete_id: number }; answer: UsualTests };
}
