import type { Athlete, ChangeAthleteBody } from '../athletes.schema.js';
import type { GuardianContact } from '../guardian-contacts.schema.js';
import type { AddMembershipBody, ChangeMembershipBody, Membership } from '../memberships.schema.js';
import type { Availability, SetAvailabilityBody } from '../availability.schema.js';

/** Athletes and their availability. */
export interface AthleteRoutes {
  'GET /api/athletes/list': {
    query: { team_id?: number; from?: string; to?: string; archived?: 'true' | 'false'; today?: string };
    answer: Athlete[];
  };
  'PUT /api/athletes/{id}': { params: { id: number }; body: ChangeAthleteBody; answer: Athlete };
  'GET /api/athletes/{id}/memberships': { params: { id: number }; answer: Membership[] };
  'POST /api/athletes/{id}/memberships': { params: { id: number }; body: AddMembershipBody; answer: Athlete };
  'PUT /api/athletes/{id}/memberships/{membership_id}': {
    params: { id: number; membership_id: number };
    body: ChangeMembershipBody;
    answer: Athlete;
  };
  'DELETE /api/athletes/{id}/memberships/{membership_id}': {
    params: { id: number; membership_id: number };
    query: { version?: number };
    answer: Athlete;
  };

  'GET /api/athletes/{id}/guardian-contacts': { params: { id: number }; answer: GuardianContact[] };
  'DELETE /api/athletes/{id}/guardian-contacts/{contact_id}': { params: { id: number; contact_id: number } };

  'PUT /api/athletes/{id}/availability': { params: { id: number }; body: SetAvailabilityBody; answer: Availability };
}
