import type {
  AcceptAthleteBody,
  AcceptedAthlete,
  JoinedRegistration,
  PendingAthlete,
  RegistrationAnswer,
  RegistrationBody,
  SeparatedAthlete,
} from '../registrations.schema.js';

/** Registrations from the app of an institution, and athletes waiting for a coach. */
export interface RegistrationRoutes {
  'POST /api/registrations': { body: RegistrationBody; answer: RegistrationAnswer };
  'GET /api/pending-athletes': { query: { limit?: number; cursor?: string }; answer: PendingAthlete[] };
  'GET /api/pending-athletes/joined': { answer: JoinedRegistration[] };
  'POST /api/pending-athletes/{id}/accept': {
    params: { id: number };
    body: AcceptAthleteBody;
    answer: AcceptedAthlete;
  };
  'POST /api/pending-athletes/{id}/separate': { params: { id: number }; answer: SeparatedAthlete };
  'DELETE /api/pending-athletes/{id}': { params: { id: number } };
}
