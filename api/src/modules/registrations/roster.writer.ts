import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { countOwn, requireAthletes } from '../../common/access/coach-reach.js';
import { findByExternalId } from '../../common/access/institution-reach.js';
import { retryOnUniqueViolation } from '../../common/versioned/retry-on-unique-violation.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { AthleteEntity, type RosterPlace } from '../athletes/index.js';
import { findSamePerson } from './registrations.rules.js';
import { toAthlete, toJoinUpdate } from './pending-athlete.mapper.js';
import type { PendingAthleteEntity } from './pending-athlete.entity.js';
import { externalIdTaken, notSamePerson, samePersonUnclear } from './registrations.errors.js';
import { findOwnNamed, nextRosterPlace, type KnownAthlete } from './registrations.repository.js';

export interface AcceptingCoach {
  coachId: number;
  institutionId: number;
}

/** The columns of an athlete that an accepted registration changes. */
export type JoinUpdate = Partial<AthleteEntity>;

export interface JoinResult {
  athleteId: number;
  /** The athlete as they were before, and what changed in them; null for a new athlete. */
  known: { before: KnownAthlete; update: JoinUpdate } | null;
}

/**
 * Puts a registered person on the roster: creates an athlete, or moves the existing one. `sameAs` is the athlete whom the
 * coach takes for the same person, null for another person, undefined when the coach was not asked. A person who becomes an
 * athlete or takes an external id takes the next place of the rosters, too; the write runs again when somebody else has
 * taken it.
 */
export async function joinTeam(
  tx: EntityManager,
  coach: AcceptingCoach,
  registered: PendingAthleteEntity,
  { sameAs, today }: { sameAs: number | null | undefined; today: CalendarDate },
): Promise<JoinResult> {
  const place = await nextRosterPlace(tx, coach.institutionId);
  const known = await findKnown(tx, coach, registered, sameAs);
  const externalId = await resolveExternalId(tx, coach, registered.externalId, known);
  if (!known) {
    const athlete = { ...toAthlete(registered, today), externalId };
    return { athleteId: await insertAthlete(tx, athlete, place), known: null };
  }

  const newId = externalId === known.externalId ? {} : { externalId, ...place };
  const update = { ...toJoinUpdate(known, registered, today), ...newId };
  await replaceAthlete(tx, known, update);
  return { athleteId: known.id, known: { before: known, update } };
}

async function findKnown(
  tx: EntityManager,
  { coachId }: AcceptingCoach,
  registered: PendingAthleteEntity,
  sameAs: number | null | undefined,
): Promise<KnownAthlete | null> {
  if (sameAs === null) return null;

  const { same, maybe } = findSamePerson(await findOwnNamed(tx, coachId, [registered]), registered);
  if (sameAs === undefined) {
    if (!same && maybe[0]) throw samePersonUnclear(maybe[0]);
    return same;
  }
  const chosen = [...(same ? [same] : []), ...maybe].find(({ id }) => id === sameAs);
  if (chosen) return chosen;
  await requireAthletes(tx, coachId, [sameAs]);
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

/** `place`: read before it was looked whether the person is an athlete already. */
export async function insertAthlete(
  tx: EntityManager,
  athlete: Omit<AthleteEntity, 'id' | keyof RosterPlace>,
  place: RosterPlace,
): Promise<number> {
  const row: Omit<AthleteEntity, 'id'> & { id?: number } = { ...athlete, ...place };
  await insertOrRetry<AthleteEntity>(tx, AthleteEntity, [row]);
  // TypeORM writes the new id into the object it inserts.
  return row.id ?? 0;
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
  { coachId, institutionId }: AcceptingCoach,
  registered: string | null,
  known: AthleteEntity | null,
): Promise<string | null> {
  const current = known?.externalId ?? null;
  if (registered === null || registered === current) return current;

  const others = (await findByExternalId(tx, institutionId, registered)).filter((id) => id !== known?.id);
  if (others.length === 0) return registered;
  if ((await countOwn(tx, coachId, others)) > 0) throw externalIdTaken(registered);
  return current;
}
