import { In, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { ROWS_PER_STEP } from '../../common/housekeeping/housekeeping-task.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { deleteBatch } from '../../database/delete-batch.js';
import { dropPendingConsents, isOfGuardian } from '../consents/index.js';
import { registrationCutoff } from '../teams/index.js';
import { CLEARED_PERSON } from './pending-athlete.mapper.js';
import { PendingAthleteEntity } from './pending-athlete.entity.js';
import { countPending } from './registrations.repository.js';

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
