import type {
  AthleteAccess,
  AthleteDevice,
  MadeLink,
  MakeLinksBody,
  PairDeviceBody,
} from '../athlete-access.schema.js';

/** Athletes' links and devices. */
export interface AthleteAccessRoutes {
  'GET /api/athlete-access': { query: { team_id?: number }; answer: AthleteAccess[] };
  'POST /api/athlete-access/links': { body: MakeLinksBody; answer: MadeLink[] };
  'DELETE /api/athlete-access/links/{athleteId}': { params: { athleteId: number } };
  'DELETE /api/athlete-access/devices/{id}': { params: { id: number } };
  'POST /api/athlete/devices': { body: PairDeviceBody };
  'GET /api/athlete/devices': { answer: AthleteDevice[] };
  'DELETE /api/athlete/devices/{id}': { params: { id: number } };
}
