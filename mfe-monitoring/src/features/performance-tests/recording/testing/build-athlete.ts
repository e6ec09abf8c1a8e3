import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { membershipOf } from '@touchline/ui/testing';

/** The day of the recording. */
export const DAY = '2026-11-05';

const FIRST = ['Ana', 'Bo', 'Cy', 'Dee'];

/** An athlete of team 2, by default a winger with the id as jersey number. */
export function buildAthlete(id: number, changes: Partial<Athlete> = {}): Athlete {
  const athlete = {
    athlete_id: id,
    first_name: FIRST[id - 1] ?? `Kim${id}`,
    last_name: 'Test',
    email: null,
    sport: 'Soccer (W)',
    position: 'Winger',
    jersey_number: String(id),
    date_of_birth: null,
    weight_kg: null,
    height_cm: null,
    team_id: 2,
    team: { name: 'First' },
    injury_body_part: null,
    injury_severity: null,
    injury_date: null,
    availability: AVAILABLE,
    joined_on: null,
    archived_at: null,
    version: 1,
    ...changes,
  };
  return { memberships: [membershipOf(athlete)], ...athlete };
}
