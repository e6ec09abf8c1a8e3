import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { Athlete } from '../athletes/index.js';
import { knownAthlete } from './calc/known-athlete.js';
import { HANDLED, toAthlete, toMove } from './pending-athlete.mapper.js';
import { PendingAthlete, type RegistrationStatus } from './pending-athlete.entity.js';
import { countWaiting, findOwnByEmail, findTeamName } from './registrations.repository.js';

/** Far more than a team has athletes: beyond it somebody who found a code is filling the coach's page. */
const MOST_WAITING = 200;

/** Lets somebody wait for an answer; who waits already is brought up to date. A team's list that is full takes nobody in. */
export async function saveRegistration(tx: EntityManager, row: Omit<PendingAthlete, 'id'>): Promise<void> {
  const { teamId, pendingKey, createdAt: _since, ...said } = row;
  if (pendingKey === null) throw new TypeError('A registration without its key.');
  const renewed = await tx.update(PendingAthlete, { teamId, pendingKey }, said);
  if (renewed.affected === 1 || (await countWaiting(tx, teamId)) >= MOST_WAITING) return;
  await insertOrRetry(tx, PendingAthlete, [row]);
}

/** Takes a waiting registration out of the list, guarded in the statement itself: of two answers at once one goes on, the other looks again. */
export async function handle(tx: EntityManager, id: number, status: Exclude<RegistrationStatus, 'pending'>, now: Date): Promise<void> {
  const { affected } = await tx.update(PendingAthlete, { id, status: 'pending' }, { ...HANDLED, status, handledAt: now });
  if (affected !== 1) throw new RetryWriteError();
}

/** Puts a registered person on the roster: as a new athlete, or by moving the one they already are. */
export async function joinTeam(tx: EntityManager, coachId: number, registered: PendingAthlete): Promise<{ athleteId: number; movedFrom: string | null }> {
  const person = toAthlete(registered);
  const candidates = await findOwnByEmail(tx, coachId, registered.emailKey);
  const known = knownAthlete(candidates.map((athlete) => ({ ...athlete, archived: athlete.archivedAt !== null })), person);
  if (!known) {
    const { identifiers } = await tx.insert(Athlete, person);
    return { athleteId: Number(identifiers[0]?.['id']), movedFrom: null };
  }
  const { affected } = await tx.update(Athlete, { id: known.id, teamId: known.teamId }, toMove(known, registered));
  if (affected !== 1) throw new RetryWriteError();
  return { athleteId: known.id, movedFrom: known.teamId === registered.teamId ? null : await findTeamName(tx, known.teamId) };
}
