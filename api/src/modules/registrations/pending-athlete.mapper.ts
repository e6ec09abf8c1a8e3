import { jerseyText } from '@touchline/contracts/jersey-number';
import type {
  JoinedRegistration,
  KnownPerson,
  PendingAthlete,
  RegistrationBody,
} from '@touchline/contracts/registrations.schema';
import { matchKey, sortKey } from '../../common/text/keys.js';
import { sha256 } from '../../common/text/sha256.js';
import type { AthleteEntity, RosterPlace } from '../athletes/index.js';
import type { Place } from '../memberships/index.js';
import type { Identity } from './registrations.rules.js';
import type { PendingAthleteEntity } from './pending-athlete.entity.js';
import type { KnownAthlete, ListedRegistration } from './registrations.repository.js';

export function toPendingAthlete(
  { athlete, teamName, sport }: ListedRegistration,
  { same, maybe }: { same: KnownAthlete | null; maybe: readonly KnownAthlete[] },
): PendingAthlete {
  const { id, firstName, lastName, email, dateOfBirth, position } = athlete;
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    date_of_birth: dateOfBirth,
    position,
    team_name: teamName,
    team_sport: sport,
    same_person: same && toKnownPerson(same),
    namesakes: same ? [] : maybe.map(toKnownPerson),
  };
}

/** What tells an athlete from others of the name. */
type NamedAthlete = Pick<
  KnownAthlete,
  'id' | 'firstName' | 'lastName' | 'email' | 'dateOfBirth' | 'teamName' | 'archivedAt'
>;

export function toKnownPerson({ id, ...athlete }: NamedAthlete): KnownPerson {
  return {
    athlete_id: id,
    first_name: athlete.firstName,
    last_name: athlete.lastName,
    email: athlete.email,
    date_of_birth: athlete.dateOfBirth,
    team_name: athlete.teamName,
    archived: athlete.archivedAt !== null,
  };
}

export function toJoinedRegistration(
  { registration, before }: { registration: PendingAthleteEntity; before: KnownAthlete },
  teamNames: ReadonlyMap<number, string>,
  until: Date,
): JoinedRegistration {
  return {
    id: registration.id,
    first_name: registration.firstName,
    last_name: registration.lastName,
    date_of_birth: registration.dateOfBirth,
    team_name: teamNames.get(registration.teamId) ?? '',
    athlete: toKnownPerson(before),
    until: until.toISOString(),
  };
}

/** The row of a new registration, without the code that led to the team. */
export function toPendingRow(
  body: Omit<RegistrationBody, 'registration_code'>,
  teamId: number,
  now: Date,
): Omit<PendingAthleteEntity, 'id'> {
  const emailKey = matchKey(body.email);
  const person = {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    emailKey,
    position: body.position,
  };
  const identity = { dateOfBirth: body.date_of_birth ?? null, externalId: body.external_id ?? null };
  const figures = {
    jerseyNumber: jerseyText(body.jersey_number),
    weightKg: body.weight_kg ?? null,
    heightCm: body.height_cm ?? null,
  };
  return {
    teamId,
    status: 'pending',
    pendingKey: pendingKey({ ...person, ...identity }),
    ...person,
    ...identity,
    ...figures,
    createdAt: now,
    handledAt: null,
    athleteId: null,
  };
}

/**
 * Equal when a registration is sent again, which then updates the first one. Persons of one name and address, such as a
 * mother and her daughter, have keys of their own as far as spelling, date of birth or number of the app differ.
 */
export function pendingKey({ firstName, lastName, dateOfBirth, emailKey, externalId }: Identity): string {
  return sha256([emailKey, matchKey(lastName), matchKey(firstName), dateOfBirth ?? externalId].join('\n'));
}

/** The values that replace the personal data of a registration that was accepted or declined. */
export const CLEARED_PERSON = {
  pendingKey: null,
  firstName: '',
  lastName: '',
  email: '',
  emailKey: '',
  position: '',
  dateOfBirth: null,
  jerseyNumber: null,
  weightKg: null,
  heightCm: null,
  externalId: null,
} as const satisfies Partial<PendingAthleteEntity>;

/** The data of a person who is not yet an athlete of a team: a registration has it all. */
export type NewPerson = Omit<
  AthleteEntity,
  'id' | 'externalId' | 'sortKey' | 'version' | 'archivedAt' | keyof RosterPlace
> &
  Place;

/** The athlete that a person becomes, without the external id: see `resolveExternalId`. */
export function toAthlete(person: NewPerson): Omit<AthleteEntity, 'id' | 'externalId'> {
  const { teamId, firstName, lastName, email, emailKey, dateOfBirth, weightKg, heightCm } = person;
  return {
    teamId,
    firstName,
    lastName,
    sortKey: sortKey(lastName, firstName),
    email,
    emailKey,
    dateOfBirth,
    weightKg,
    heightCm,
    version: 1,
    archivedAt: null,
  };
}

/**
 * The columns that an accepted registration changes in an athlete who exists already: only missing values are filled. The
 * external id is resolved separately: see `resolveExternalId`.
 */
export function toJoinUpdate(known: AthleteEntity, registered: PendingAthleteEntity): Partial<AthleteEntity> {
  const { teamId, dateOfBirth, weightKg, heightCm } = registered;
  return {
    teamId,
    version: known.version + 1,
    archivedAt: null,
    dateOfBirth: known.dateOfBirth ?? dateOfBirth,
    weightKg: known.weightKg ?? weightKg,
    heightCm: known.heightCm ?? heightCm,
  };
}
