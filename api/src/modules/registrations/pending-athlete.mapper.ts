import type { PendingAthlete as PendingAnswer, RegistrationBody } from '@touchline/contracts/registrations.schema';
import { matchKey, sortKey } from '../../common/text/keys.js';
import { sha256 } from '../../common/text/sha256.js';
import type { Athlete } from '../athletes/index.js';
import type { PendingAthlete } from './pending-athlete.entity.js';
import type { WaitingAthlete } from './registrations.repository.js';

export function toPendingAthlete({ athlete, teamName, sport }: WaitingAthlete): PendingAnswer {
  const { id, firstName, lastName, email, position } = athlete;
  return { id, first_name: firstName, last_name: lastName, email, position, team_name: teamName, team_sport: sport };
}

/** What a registration leaves behind while it waits. */
export function toRow(body: RegistrationBody, teamId: number, now: Date): Omit<PendingAthlete, 'id'> {
  const emailKey = matchKey(body.email);
  const person = {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    emailKey,
    position: body.position,
  };
  const figures = {
    jerseyNumber: body.jersey_number ?? null,
    weightKg: body.weight_kg ?? null,
    heightCm: body.height_cm ?? null,
  };
  return {
    teamId,
    status: 'pending',
    pendingKey: pendingKey(emailKey, sortKey(body.last_name, body.first_name)),
    ...person,
    dateOfBirth: body.date_of_birth ?? null,
    ...figures,
    externalId: body.external_id ?? null,
    createdAt: now,
    handledAt: null,
  };
}

/** One key for one person: registering again, because the answer got lost, makes nobody a second time. */
function pendingKey(emailKey: string, nameKey: string): string {
  return sha256(`${emailKey}\n${nameKey}`);
}

/** What is left of a registration once it is handled. */
export const HANDLED = {
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
} as const satisfies Partial<PendingAthlete>;

/** The athlete a registration becomes; which number of the app's they get is judged apart. */
export function toAthlete(registered: PendingAthlete): Omit<Athlete, 'id' | 'externalId'> {
  const { teamId, firstName, lastName, email, emailKey, position, dateOfBirth, jerseyNumber, weightKg, heightCm } =
    registered;
  return {
    teamId,
    firstName,
    lastName,
    sortKey: sortKey(lastName, firstName),
    email,
    emailKey,
    position,
    dateOfBirth,
    jerseyNumber,
    weightKg,
    heightCm,
    version: 1,
    archivedAt: null,
  };
}

/**
 * What changes for an athlete who is known already. Who joins another team gets place and jersey there; who comes back or registers once more
 * for the same team keeps theirs. Everything else the coaches have kept stays, and only gaps are filled. The number of the app is judged apart.
 */
export function toMove(known: Athlete, registered: PendingAthlete): Partial<Athlete> {
  const { teamId, position, jerseyNumber, dateOfBirth, weightKg, heightCm } = registered;
  const stays = known.teamId === teamId;
  return {
    teamId,
    position: stays ? (known.position ?? position) : position,
    jerseyNumber: stays ? (known.jerseyNumber ?? jerseyNumber) : jerseyNumber,
    version: known.version + 1,
    archivedAt: null,
    dateOfBirth: known.dateOfBirth ?? dateOfBirth,
    weightKg: known.weightKg ?? weightKg,
    heightCm: known.heightCm ?? heightCm,
  };
}
