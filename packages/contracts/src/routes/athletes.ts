import type { Athlete, ChangeAthleteBody } from '../athletes.schema.js';
import type { Availability, SetAvailabilityBody } from '../availability.schema.js';

/** Athletes and their availability. */
export interface AthleteRoutes {
  'GET /api/athletes/list': {
    query: { team_id?: number; archived?: 'true' | 'false'; today?: string };
    answer: Athlete[];
  };
  'PUT /api/athletes/{id}': { params: { id: number }; body: ChangeAthleteBody; answer: Athlete };

  'PUT /api/athletes/{id}/availability': { params: { id: number }; body: SetAvailabilityBody; answer: Availability };
}
