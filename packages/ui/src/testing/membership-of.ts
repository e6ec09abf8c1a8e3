import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Membership } from '@touchline/contracts/memberships.schema';

type OfMembership = Pick<Athlete, 'team_id' | 'team' | 'joined_on' | 'jersey_number' | 'position'>;

/** The membership of an athlete's only team, which says what the athlete's row says. */
export function membershipOf({ team_id, team, joined_on, jersey_number, position }: OfMembership): Membership {
  return { membership_id: team_id, team_id, team, kind: 'member', joined_on, last_day: null, jersey_number, position };
}
