import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam } from '@touchline/contracts/membership';
import type { EntityManager } from 'typeorm';
import { countOwn, requireAthletes } from '../../common/access/coach-reach.js';
import { findByExternalId } from '../../common/access/institution-reach.js';
import { retryOnUniqueViolation } from '../../common/versioned/retry-on-unique-violation.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { AthleteEntity, wasAway, type RosterPlace } from '../athletes/index.js';
import {
  changePlace,
  findMemberships,
  insertFirstMemberships,
  moveMembership,
  returnToTeam,
  type ChangedMemberships,
  type MembershipEntity,
  type Place,
} from '../memberships/index.js';
import { findSamePerson } from './registrations.rules.js';
import { toAthlete, toJoinUpdate, type NewPerson } from './pending-athlete.mapper.js';
import type { PendingAthleteEntity } from './pending-athlete.entity.js';
import { externalIdTaken, notSamePerson, samePersonUnclear } from './registrations.errors.js';
import { findOwnNamed, nextRosterPlace, type KnownAthlete, type RosterCoach } from './registrations.repository.js';

/** The columns of an athlete that an accepted registration changes. */
export type JoinUpdate = Partial<AthleteEntity>;

export interface JoinResult {
  athleteId: number;
  /** The athlete as they were before, and what changed in them; null for a new athlete. */
  known: { before: KnownAthlete; update: JoinUpdate; memberships: ChangedMemberships } | null;
}

/**
 * Puts a registered person on the roster: creates an athlete, or moves the existing one. `sameAs` is the athlete whom the
 * coach takes for the same person, null for another person, undefined when the coach was not asked. A person who becomes an
 * athlete or takes an external id takes the next place of the rosters, too; the write runs again when somebody else has
 * taken it.
 */
export async function joinTeam(
  tx: EntityManager,
  coach: RosterCoach,
  registered: PendingAthleteEntity,
  { sameAs, now }: { sameAs: number | null | undefined; now: Date },
): Promise<JoinResult> {
  const place = await nextRosterPlace(tx, coach.institutionId);
  const known = await findKnown(tx, coach, registered, sameAs);
  const externalId = await resolveExternalId(tx, coach, registered.externalId, known);
  if (!known) {
    const athleteId = await insertAthlete(tx, { ...registered, externalId }, place, coach.today);
    return { athleteId, known: null };
  }

  const newId = externalId === known.externalId ? {} : { externalId, ...place };
  const before = await findMemberships(tx, known.id);
  const isMember = known.archivedAt === null && before.some(isMemberOf(registered.teamId, coach.today));
  // Somebody who is in several teams registers in one of them: the main team stays.
  const main = isMember ? { teamId: known.teamId } : {};
  const update = { ...toJoinUpdate(known, registered), ...newId, ...main };
  await replaceAthlete(tx, known, update);
  await joinMembership(tx, known, placeOf(registered, before), { today: coach.today, now, isMember });
  const memberships = { before, after: await findMemberships(tx, known.id) };
  return { athleteId: known.id, known: { before: known, update, memberships } };
}

/**
 * An athlete who joins another team takes position and jersey number from the registration; one who is on the same team, or
 * returns to it, keeps both as far as they are known.
 */
function placeOf(registered: PendingAthleteEntity, memberships: readonly MembershipEntity[]): Place {
  const { teamId, jerseyNumber, position } = registered;
  const known = memberships.find((membership) => membership.teamId === teamId);
  return { teamId, jerseyNumber: known?.jerseyNumber ?? jerseyNumber, position: known?.position ?? position };
}

const isMemberOf =
  (teamId: number, today: CalendarDate) =>
  (own: MembershipEntity): boolean =>
    own.teamId === teamId && own.kind === 'member' && isOnTeam(own, today);

async function joinMembership(
  tx: EntityManager,
  known: KnownAthlete,
  place: Place,
  { today, now, isMember }: { today: CalendarDate; now: Date; isMember: boolean },
): Promise<void> {
  const change = { athleteId: known.id, today };
  if (known.archivedAt !== null) await returnToTeam(tx, { ...change, wasAway: wasAway(known.archivedAt, now) }, place);
  else if (isMember) await changePlace(tx, change, place);
  else await moveMembership(tx, change, known.teamId, place);
}

async function findKnown(
  tx: EntityManager,
  coach: RosterCoach,
  registered: PendingAthleteEntity,
  sameAs: number | null | undefined,
): Promise<KnownAthlete | null> {
  if (sameAs === null) return null;

  const { same, maybe } = findSamePerson(await findOwnNamed(tx, coach, [registered]), registered);
  if (sameAs === undefined) {
    if (!same && maybe[0]) throw samePersonUnclear(maybe[0]);
    return same;
  }
  const chosen = [...(same ? [same] : []), ...maybe].find(({ id }) => id === sameAs);
  if (chosen) return chosen;
  await requireAthletes(tx, coach, 'people.write', [sameAs]);
  throw notSamePerson();
}

/** Writes columns of the athlete as it was read. Throws RetryWriteError when another write comes in between. */
export async function replaceAthlete(
  tx: EntityManager,
  { id, version }: Pick<AthleteEntity, 'id' | 'version'>,
  update: JoinUpdate,
): Promise<void> {
  const { affected } = await retryOnUniqueViolation(() => tx.update(AthleteEntity, { id, version }, update));
  if (affected !== 1) throw new RetryWriteError();
}

/** A person who becomes an athlete. */
type JoiningPerson = NewPerson & Pick<AthleteEntity, 'externalId'>;

/**
 * The athlete that a person becomes, on the team from a day on. `place`: read before it was looked whether the person is an
 * athlete already.
 */
export async function insertAthlete(
  tx: EntityManager,
  person: JoiningPerson,
  place: RosterPlace,
  joinedOn: CalendarDate,
): Promise<number> {
  const [athleteId = 0] = await insertAthletes(tx, [person], place, joinedOn);
  return athleteId;
}

/** As `insertAthlete`, for several persons of one team, of whom the first one gets `place`. Two statements. */
export async function insertAthletes(
  tx: EntityManager,
  persons: readonly JoiningPerson[],
  place: RosterPlace,
  joinedOn: CalendarDate,
): Promise<number[]> {
  if (persons.length === 0) return [];
  const rows = persons.map((person, at): Omit<AthleteEntity, 'id'> & { id?: number } => ({
    ...toAthlete(person),
    externalId: person.externalId,
    ...place,
    rosterNumber: (place.rosterNumber ?? 1) + at,
  }));
  await insertOrRetry<AthleteEntity>(tx, AthleteEntity, rows);
  // TypeORM writes the new ids into the objects it inserts.
  const ids = rows.map(({ id }) => id ?? 0);
  await insertFirstMemberships(
    tx,
    joinedOn,
    persons.map((person, at) => ({ ...person, athleteId: ids[at] ?? 0 })),
  );
  return ids;
}

/**
 * The external id of an accepted athlete: the registered one, because the coach has confirmed the person and a new
 * phone may bring a new id; without one, the present id of the athlete. An external id is unique within the institution.
 * Throws `external_id_taken` when another athlete within the coach's reach has it. When an athlete out of reach has it,
 * that athlete keeps it and accepting succeeds as with a free id: the answer must not tell who is in a colleague's
 * team. The app then refers to the accepted athlete by `athlete_id`. The refused id is not stored, so a second
 * registration with it is accepted again.
 */
export async function resolveExternalId(
  tx: EntityManager,
  coach: RosterCoach,
  registered: string | null,
  known: AthleteEntity | null,
): Promise<string | null> {
  const current = known?.externalId ?? null;
  if (registered === null || registered === current) return current;

  const others = (await findByExternalId(tx, coach.institutionId, registered)).filter((id) => id !== known?.id);
  if (others.length === 0) return registered;
  if ((await countOwn(tx, coach, 'names.read', others)) > 0) throw externalIdTaken(registered);
  return current;
}
