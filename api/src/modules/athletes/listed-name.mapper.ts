import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { ShownAthlete } from './athletes.repository.js';

type NameDetails = Pick<AthleteTrends, 'jersey_number' | 'date_of_birth'>;

/** What tells equal names of a list apart. */
export function toNameDetails({
  jerseyNumber,
  dateOfBirth,
}: Pick<ShownAthlete, 'jerseyNumber' | 'dateOfBirth'>): NameDetails {
  return { jersey_number: jerseyNumber, date_of_birth: dateOfBirth };
}

/** The name of an athlete in a list. */
export function toListedName(
  athlete: Pick<ShownAthlete, 'firstName' | 'lastName' | 'jerseyNumber' | 'dateOfBirth'>,
): Pick<Athlete, 'first_name' | 'last_name'> & NameDetails {
  return { first_name: athlete.firstName, last_name: athlete.lastName, ...toNameDetails(athlete) };
}
