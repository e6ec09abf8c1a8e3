import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Availability } from '@touchline/contracts/availability.schema';
import type { Membership } from '@touchline/contracts/memberships.schema';
import type { Injury } from '../wellness/index.js';
import { toListedName } from './listed-name.mapper.js';
import type { RosterAthlete, RosterMembership } from './athletes.repository.js';

export function toAthlete(
  { athlete, teamName, sport, memberships }: RosterAthlete,
  injury: Injury | undefined,
  availability: Availability | null,
): Athlete {
  return {
    athlete_id: athlete.id,
    ...toListedName(athlete),
    email: athlete.email,
    sport,
    position: athlete.position,
    weight_kg: athlete.weightKg,
    height_cm: athlete.heightCm,
    team_id: athlete.teamId,
    team: { name: teamName },
    injury_body_part: injury?.bodyPart ?? null,
    injury_severity: injury?.severity ?? null,
    injury_date: injury?.date ?? null,
    availability,
    memberships: memberships.map(toMembership),
    joined_on: athlete.joinedOn,
    archived_at: athlete.archivedAt?.toISOString() ?? null,
    version: athlete.version,
  };
}

export function toMembership({
  membershipId,
  teamId,
  teamName,
  kind,
  joinedOn,
  lastDay,
  jerseyNumber,
  position,
}: RosterMembership): Membership {
  return {
    membership_id: membershipId,
    team_id: teamId,
    team: { name: teamName },
    kind,
    joined_on: joinedOn,
    last_day: lastDay,
    jersey_number: jerseyNumber,
    position,
  };
}
