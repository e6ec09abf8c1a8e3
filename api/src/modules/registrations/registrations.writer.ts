import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { countOwn } from '../../common/access/coach-reach.js';
import { findByExternalId } from '../../common/access/institution-reach.js';
import { ROWS_PER_STEP } from '../../common/housekeeping/housekeeping-task.js';
import { retryOnUniqueViolation } from '../../common/versioned/retry-on-unique-violation.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { deleteBatch } from '../../database/delete-batch.js';
import { AthleteEntity, type RosterPlace } from '../athletes/index.js';
import { dropPendingConsents, isOfGuardian } from '../consents/index.js';
import { registrationCutoff } from '../teams/index.js';
import { findKnownAthlete } from './calc/known-athlete.js';
import { CLEARED_PERSON, toAthlete, toJoinUpdate } from './pending-athlete.mapper.js';
import { PendingAthleteEntity } from './pending-athlete.entity.js';
import { externalIdTaken } from './registrations.errors.js';
import { countPending, findOwnByEmail, findTeamName, nextRosterPlace } from './registrations.repository.js';

/** Far more than a team has athletes. A longer list means that a stranger uses a leaked code. */
const MAX_PENDING_PER_TEAM = 200;

/** Days after which nobody needs to be told any more that a registration was answered. */
const ANSWERED_DAYS = 30;

/**
 * Declines expired registrations, which clears their personal data, and returns how many it found. No list shows them
 * from the moment they expire. A step of the housekeeper.
 */
export async function declineExpired(tx: EntityManager, now: Date): Promise<number> {
  const expired = expiredAt(now);
  const rows = await tx.find(PendingAthleteEntity, { select: { id: true }, where: expired, take: ROWS_PER_STEP });
  const ids = rows.map(({ id }) => id);
  if (rows.length > 0) await decline(tx, { id: In(ids), ...expired }, now);
  await dropPendingConsents(tx, ids);
  return rows.length;
}

/**
 * Deletes registrations whose answer is long past. They hold nothing personal, only that they were answered. They are
 * found by the day they were made, because expired ones are answered by then. A step of the housekeeper.
 */
export function deleteAnswered(tx: EntityManager, now: Date): Promise<number> {
  const cutoff = new Date(registrationCutoff(now).getTime() - ANSWERED_DAYS * 24 * 3_600_000);
  return deleteBatch(tx, PendingAthleteEntity, {
    status: In(['accepted', 'declined']),
    createdAt: LessThanOrEqual(cutoff),
  });
}

const expiredAt = (now: Date) => ({
  status: 'pending' as const,
  createdAt: LessThanOrEqual(registrationCutoff(now)),
});

async function decline(tx: EntityManager, which: FindOptionsWhere<PendingAthleteEntity>, now: Date): Promise<void> {
  await tx.update(PendingAthleteEntity, which, { ...CLEARED_PERSON, status: 'declined', handledAt: now });
}

/**
 * Stores a registration, or updates the pending one of the same person, and returns its number. Ignores a new one when the
 * list of the team is full, and a change of one to which a guardian agreed unless it is `byGuardian`, and returns null.
 */
export async function saveRegistration(
  tx: EntityManager,
  row: Omit<PendingAthleteEntity, 'id'>,
  { byGuardian = false } = {},
): Promise<number | null> {
  const { teamId, pendingKey, createdAt: _createdAt, ...values } = row;
  if (pendingKey === null) throw new TypeError('A registration without its pending key.');
  // An expired registration of the same person may still be stored, and must not take the new one's place.
  const expired = await tx.findOneBy(PendingAthleteEntity, { teamId, pendingKey, ...expiredAt(row.createdAt) });
  if (expired) {
    await decline(tx, { id: expired.id, ...expiredAt(row.createdAt) }, row.createdAt);
    await dropPendingConsents(tx, [expired.id]);
  }

  const stored = await findAndLock(tx, { teamId, pendingKey });
  if (stored && !byGuardian && (await isOfGuardian(tx, stored.id))) return null;

  const { affected } = await tx.update(PendingAthleteEntity, { teamId, pendingKey }, values);
  if (affected !== 1) {
    if ((await countPending(tx, teamId, row.createdAt)) >= MAX_PENDING_PER_TEAM) return null;
    await insertOrRetry(tx, PendingAthleteEntity, [row]);
  }
  const { id } = await tx.findOneOrFail(PendingAthleteEntity, { select: { id: true }, where: { teamId, pendingKey } });
  return id;
}

/** Locks the registration, so that a guardian who agrees at the same moment is seen. SQLite needs no lock. */
function findAndLock(tx: EntityManager, where: { teamId: number; pendingKey: string }) {
  const lock = tx.dataSource.options.type === 'mariadb' ? { lock: { mode: 'pessimistic_write' as const } } : {};
  return tx.findOne(PendingAthleteEntity, { select: { id: true }, where, ...lock });
}

/**
 * Closes a pending registration. The condition is part of the statement: of two answers at once, one succeeds and the
 * other one retries.
 */
export async function closeRegistration(
  tx: EntityManager,
  id: number,
  answer: { status: 'accepted'; athleteId: number } | { status: 'declined' },
  now: Date,
): Promise<void> {
  const { affected } = await tx.update(
    PendingAthleteEntity,
    { id, status: 'pending' },
    { ...CLEARED_PERSON, ...answer, handledAt: now },
  );
  if (affected !== 1) throw new RetryWriteError();
}

export interface AcceptingCoach {
  coachId: number;
  institutionId: number;
}

export interface JoinResult {
  athleteId: number;
  /** Whether the athlete existed before. */
  known: boolean;
  /** The name of the previous team; null for a new athlete and for one of the same team. */
  movedFrom: string | null;
}

/**
 * Puts a registered person on the roster: creates an athlete, or moves the existing one. A person who becomes an athlete or
 * takes an external id takes the next place of the rosters, too; the write runs again when somebody else has taken it.
 */
export async function joinTeam(
  tx: EntityManager,
  coach: AcceptingCoach,
  registered: PendingAthleteEntity,
  today: CalendarDate,
): Promise<JoinResult> {
  const place = await nextRosterPlace(tx, coach.institutionId);
  const person = toAthlete(registered, today);
  const candidates = await findOwnByEmail(tx, coach.coachId, registered.emailKey);
  const known = findKnownAthlete(
    candidates.map((athlete) => ({ ...athlete, archived: athlete.archivedAt !== null })),
    person,
  );
  const externalId = await resolveExternalId(tx, coach, registered.externalId, known);

  if (!known) {
    return { athleteId: await insertAthlete(tx, { ...person, externalId }, place), known: false, movedFrom: null };
  }

  const newId = externalId === known.externalId ? {} : { externalId, ...place };
  const update = { ...toJoinUpdate(known, registered, today), ...newId };
  const stored = { id: known.id, version: known.version };
  const { affected } = await retryOnUniqueViolation(() => tx.update(AthleteEntity, stored, update));
  if (affected !== 1) throw new RetryWriteError();
  return {
    athleteId: known.id,
    known: true,
    movedFrom: known.teamId === registered.teamId ? null : await findTeamName(tx, known.teamId),
  };
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
async function resolveExternalId(
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
