import type { PosterLink } from '@touchline/contracts/poster-link.schema';
import type { KnownPerson, PendingAthlete } from '@touchline/contracts/registrations.schema';
import type { Team } from '@touchline/contracts/teams.schema';

/** Builds a team with a valid code, for tests. */
export function buildTeam(partial: Partial<Team> = {}): Team {
  const { team_id, name } = { team_id: 1, name: 'Soccer (W)', ...partial };
  const code = {
    registration_code: 'SOCW2026',
    code_expires_at: '2026-11-12T00:00:00.000Z',
    expires_in_seconds: 3600,
    regenerated_code_seconds: 10,
  };
  return {
    team_id,
    id: team_id,
    name,
    team_name: name,
    sport: 'Soccer (W)',
    athlete_count: 20,
    role: 'head_coach',
    ...code,
    ...partial,
  };
}

/** Builds the link on a poster, for tests. */
export function buildPosterLink(
  partial: Partial<NonNullable<PosterLink['link']>> = {},
): NonNullable<PosterLink['link']> {
  return { path: '/join#p=KEY1', ends_on: '2027-06-30', made_at: '2026-11-29T10:00:01.000Z', ...partial };
}

export const NO_CODE = { registration_code: null, code_expires_at: null, expires_in_seconds: null } as const;

/** Builds a pending registration, for tests. */
export function buildPending(partial: Partial<PendingAthlete> = {}): PendingAthlete {
  return {
    id: 5,
    first_name: 'Ana',
    last_name: 'Núñez',
    email: 'ana@athletes.test',
    date_of_birth: null,
    position: 'Winger',
    team_name: 'Soccer (W)',
    team_sport: 'Soccer (W)',
    same_person: null,
    namesakes: [],
    ...partial,
  };
}

/** Builds an athlete who may be a registered person, for tests. */
export function buildKnown(partial: Partial<KnownPerson> = {}): KnownPerson {
  return {
    athlete_id: 70,
    first_name: 'Ana',
    last_name: 'Núñez',
    email: 'ana@athletes.test',
    date_of_birth: '1990-03-03',
    team_name: 'Seniors',
    archived: false,
    ...partial,
  };
}
