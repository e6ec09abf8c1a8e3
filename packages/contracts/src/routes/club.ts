import type { ChangeClubBody, Club } from '../club.schema.js';

/** The settings of the club. */
export interface ClubRoutes {
  'GET /api/club': { answer: Club };
  'PUT /api/club': { body: ChangeClubBody; answer: Club };
}
