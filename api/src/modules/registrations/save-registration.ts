import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { countOwn } from '../../common/access/coach-reach.js';
import { findByExternalId } from '../../common/access/institution-reach.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { Athlete } from '../athletes/index.js';
import { expiredAt } from '../teams/index.js';
import { knownAthlete } from './calc/known-athlete.js';
import { HANDLED, toAthlete, toMove } from './pending-athlete.mapper.js';
import { PendingAthlete, type RegistrationStatus } from './pending-athlete.entity.js';
import { externalIdTaken } from './registrations.errors.js';
import { countWaiting, findOwnByEmail, findTeamName } from './registrations.repository.js';

/** Far more than a team has athletes: beyond it somebody who found a code is filling the coach's page. */
const MOST_WAITING = 200;

/**
 * Declines what has waited in vain for a team, so that nothing personal of it is kept. It is in no list from the moment it expires; this
 * happens with the next write that concerns the team's registrations, as there is nothing here that runs by itself.
 */
export async function declineExpired(tx: EntityManager, teamId: number, now: Date): Promise<void> {
  await tx.update(
    PendingAthlete,
    { teamId, status: 'pending', createdAt: LessThanOrEqual(expiredAt(now)) },
    { ...HANDLED, status: 'declined', handledAt: now },
  );
}

/** Lets somebody wait for an answer; who waits already is brought up to date. A team's list that is full takes nobody in. */
export async function saveRegistration(tx: EntityManager, row: Omit<PendingAthlete, 'id'>): Promise<void> {
  const { teamId, pendingKey, createdAt: _since, ...said } = row;
  if (pendingKey === null) throw new TypeError('A registration without its key.');
  await declineExpired(tx, teamId, row.createdAt);
  const renewed = await tx.update(PendingAthlete, { teamId, pendingKey }, said);
  if (renewed.affected === 1 || (await countWaiting(tx, teamId)) >= MOST_WAITING) return;
  await insertOrRetry(tx, PendingAthlete, [row]);
}

/** Takes a waiting registration out of the list, guarded in the statement itself: of two answers at once one goes on, the other looks again. */
export async function handle(
  tx: EntityManager,
  id: number,
  status: Exclude<RegistrationStatus, 'pending'>,
  now: Date,
): Promise<void> {
  const { affected } = await tx.update(
    PendingAthlete,
    { id, status: 'pending' },
    { ...HANDLED, status, handledAt: now },
  );
  if (affected !== 1) throw new RetryWriteError();
}

export interface AcceptingCoach {
  coachId: number;
  institutionId: number;
}

export interface Joined {
  athleteId: number;
  /** The athlete was here before. */
  known: boolean;
  movedFrom: string | null;
}

/**
 * Puts a registered person on the roster: as a new athlete, or by moving the one they already are. The institution is locked: nobody else takes
 * the external id, by which the athletes' app names them, in the same moment.
 */
export async function joinTeam(tx: EntityManager, coach: AcceptingCoach, registered: PendingAthlete): Promise<Joined> {
  const person = toAthlete(registered);
  const candidates = await findOwnByEmail(tx, coach.coachId, registered.emailKey);
  const known = knownAthlete(
    candidates.map((athlete) => ({ ...athlete, archived: athlete.archivedAt !== null })),
    person,
  );
  const externalId = await judgeExternalId(tx, coach, registered.externalId, known);
  if (!known) {
    const { identifiers } = await tx.insert(Athlete, { ...person, externalId });
    return { athleteId: Number(identifiers[0]?.['id']), known: false, movedFrom: null };
  }
  const { affected } = await tx.update(
    Athlete,
    { id: known.id, version: known.version },
    { ...toMove(known, registered), externalId },
  );
  if (affected !== 1) throw new RetryWriteError();
  return {
    athleteId: known.id,
    known: true,
    movedFrom: known.teamId === registered.teamId ? null : await findTeamName(tx, known.teamId),
  };
}

/**
 * The external id an accepted athlete has from now on: the one they registered with, as the coach has just confirmed who they are and a new
 * phone may bring a new one; without one, what they had. One athlete of the institution has it. Throws `external_id_taken` where another athlete
 * whom the coach reaches has it already. Where somebody has it whom the coach does not reach, it stays theirs, and accepting goes on as with a
 * free one: the answer must not tell who is in a colleague's team. The app then names the accepted athlete by their number here. Nothing is kept
 * of the number that was not given, so a second registration with it is not refused as it would be after a free one.
 */
async function judgeExternalId(
  tx: EntityManager,
  { coachId, institutionId }: AcceptingCoach,
  registered: string | null,
  known: Athlete | null,
): Promise<string | null> {
  const present = known?.externalId ?? null;
  if (registered === null || registered === present) return present;
  const others = (await findByExternalId(tx, institutionId, registered)).filter((id) => id !== known?.id);
  if (others.length === 0) return registered;
  if ((await countOwn(tx, coachId, others)) > 0) throw externalIdTaken(registered);
  return present;
}
