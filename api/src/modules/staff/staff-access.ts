import type { StaffRole } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { lockRows } from '../../database/unit-of-work.js';
import type { StaffEditor } from './roles/roles.writer.js';
import { findMember } from './staff.repository.js';

/** The role of a coach who may read the administration of the team. Throws as `requireTeam`. */
export async function requireStaffReader(
  manager: EntityManager,
  coach: SignedInCoach,
  teamId: number,
): Promise<StaffRole> {
  await requireTeam(manager, coach, 'administration.read', teamId);
  return ownRole(manager, coach, teamId);
}

/**
 * Locks the team, so that changes of its staff run one after another, and checks only then that the coach may still make
 * them: of two administrators who end each other at once, the second one is no longer on the staff. `address` is that of
 * the browser.
 */
export async function lockAsEditor(
  tx: EntityManager,
  coach: SignedInCoach,
  teamId: number,
  address: string,
): Promise<StaffEditor> {
  await lockRows(tx, 'teams', [teamId]);
  await requireTeam(tx, coach, 'administration.write', teamId);
  const { coachId: byCoachId, institutionId } = coach;
  return { teamId, byCoachId, institutionId, network: networkOf(address), ownRole: await ownRole(tx, coach, teamId) };
}

async function ownRole(manager: EntityManager, { coachId }: SignedInCoach, teamId: number): Promise<StaffRole> {
  const own = await findMember(manager, teamId, coachId);
  if (!own) throw notFound();
  return own.role;
}
