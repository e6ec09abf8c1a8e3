import type {
  AthleteRequest,
  AthleteRequestBody,
  CloseRequestBody,
  OwnData,
  OwnReaders,
  RequestTask,
} from '../athlete-rights.schema.js';

/** Athletes' own data and their requests about it. */
export interface AthleteRightRoutes {
  'GET /api/athlete/data': { answer: OwnData };
  'GET /api/athlete/readers': { answer: OwnReaders };
  'GET /api/athlete/requests': { answer: AthleteRequest[] };
  'POST /api/athlete/requests': { body: AthleteRequestBody; answer: AthleteRequest };
  'GET /api/athlete-requests': { query: { team_id?: number; limit?: number; cursor?: string }; answer: RequestTask[] };
  'PUT /api/athlete-requests/{id}': { params: { id: number }; body: CloseRequestBody };
}
