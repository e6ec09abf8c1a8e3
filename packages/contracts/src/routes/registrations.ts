import type { AcceptedAthlete, PendingAthlete, RegistrationAnswer, RegistrationBody } from '../registrations.schema.js';

/** Registrations from the app of an institution, and athletes waiting for a coach. */
export interface RegistrationRoutes {
  'POST /api/registrations': { body: RegistrationBody; answer: RegistrationAnswer };
  'GET /api/pending-athletes': { query: { limit?: number; cursor?: string }; answer: PendingAthlete[] };
  'POST /api/pending-athletes/{id}/accept': { params: { id: number }; answer: AcceptedAthlete };
  'DELETE /api/pending-athletes/{id}': { params: { id: number } };
}
