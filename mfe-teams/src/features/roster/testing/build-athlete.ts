import type { Athlete } from '@touchline/contracts/athletes.schema';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { membershipOf } from '@touchline/ui/testing';

/** Builds an athlete of team 1, for tests. */
export function buildAthlete(partial: Partial<Athlete> = {}): Athlete {
  const body = { position: 'Keeper', jersey_number: '7', date_of_birth: '2008-02-29', weight_kg: 61.5, height_cm: 170 };
  const injury = { injury_body_part: null, injury_severity: null, injury_date: null, availability: AVAILABLE };
  const athlete = {
    athlete_id: 11,
    first_name: 'Ana',
    last_name: 'Núñez',
    email: null,
    sport: 'Soccer (W)',
    ...body,
    team_id: 1,
    team: { name: 'First Team' },
    ...injury,
    joined_on: null,
    archived_at: null,
    version: 3,
    ...partial,
  };
  return { memberships: [membershipOf(athlete)], ...athlete };
}

/** Builds a team, for tests. */
export function buildTeam(team_id: number, name: string, sport = 'Soccer (W)'): TeamWithAthletes {
  return { team_id, id: team_id, team_name: name, name, sport, athlete_count: 1, role: 'head_coach' };
}
