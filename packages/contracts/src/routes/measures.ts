import type { AddBatteryBody, Battery, ChangeBatteryBody } from '../batteries.schema.js';
import type { Measurement, SaveMeasurementsBody, SavedMeasurement, StoredMeasurement } from '../measurements.schema.js';
import type { AddMeasureBody, ChangeMeasureBody, Measure } from '../measures.schema.js';
import type { SaveSurveyBody, Survey } from '../surveys.schema.js';
import type { ListWindow } from './list-window.js';

/** The catalogue of measures, the values, what teams ask, and which tests are recorded together. */
export interface MeasureRoutes {
  'GET /api/measures': { answer: Measure[] };
  'POST /api/measures': { body: AddMeasureBody; answer: Measure };
  'PUT /api/measures/{key}': { params: { key: string }; body: ChangeMeasureBody; answer: Measure };
  'GET /api/athletes/{id}/measurements': {
    params: { id: number };
    query: { measure?: string; entered_by?: string } & ListWindow;
    answer: Measurement[];
  };
  'GET /api/measurements': {
    query: { team_id: number; day: string; measures: string };
    answer: StoredMeasurement[];
  };
  'PUT /api/measurements': { body: SaveMeasurementsBody; answer: SavedMeasurement[] };
  'GET /api/surveys': { query: { team_id: number }; answer: Survey[] };
  'PUT /api/surveys': { body: SaveSurveyBody; answer: Survey[] };
  'GET /api/batteries': { answer: Battery[] };
  'POST /api/batteries': { body: AddBatteryBody; answer: Battery };
  'PUT /api/batteries/{id}': { params: { id: number }; body: ChangeBatteryBody; answer: Battery };
  'DELETE /api/batteries/{id}': { params: { id: number }; query: { version?: number } };
}
