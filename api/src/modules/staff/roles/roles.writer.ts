import { may, type StaffRole } from '@touchline/contracts/permissions';
import { mayGive } from '@touchline/contracts/staff-rules';
import type { EntityManager } from 'typeorm';
import { notFound, notPermitted } from '../../../common/errors/shared.errors.js';
import { recordStaffEvent, type StaffChange } from '../../../common/security-log/record-event.js';
import { TeamStaffEntity } from '../../teams/index.js';
import { lastAdministrator, roleTooHigh, staffChanged } from '../staff.errors.js';
import { findMember, hasOtherAdministrator, type StaffRow } from '../staff.repository.js';
import { endAdministration, endTeamAccess, type EndedAccess } from './ended-access.writer.js';

/** Who changes the staff of which team. The caller has locked the team and knows the role of who changes. */
export interface StaffEditor extends StaffChange {
  ownRole: StaffRole;
}

type Ended = Pick<EndedAccess, 'links' | 'invitations'>;

/**
 * Gives a member another role; nobody gets or loses a role that allows more than that of the editor, and nobody takes more
 * than they have. `seenRole` is the role that the editor saw.
 */
export async function changeRole(
  tx: EntityManager,
  editor: StaffEditor,
  coachId: number,
  { role, seenRole }: { role: StaffRole; seenRole: StaffRole },
  now: Date,
): Promise<Ended> {
  const { teamId } = editor;
  const member = await requireMember(tx, editor, coachId);
  if (member.role === role) return { links: 0, invitations: 0 };
  if (member.role !== seenRole) throw staffChanged(member.name, member.role);
  if (!mayGive(editor.ownRole, role)) throw roleTooHigh(role);

  const isLoss = administers(member.role) && !administers(role);
  if (isLoss) await requireOtherAdministrator(tx, teamId, coachId);
  await tx.update(TeamStaffEntity, { teamId, coachId }, { role });
  await recordStaffEvent(tx, 'role_changed', editor, { coachId, role }, now);
  return isLoss ? endAdministration(tx, coachId, teamId, now) : { links: 0, invitations: 0 };
}

/** Ends the role of a member, and what the coach may know of the team: see `endTeamAccess`. */
export async function endRole(
  tx: EntityManager,
  editor: StaffEditor,
  coachId: number,
  at: { keepFeeds: boolean; now: Date },
): Promise<EndedAccess> {
  const { teamId } = editor;
  const member = await requireMember(tx, editor, coachId);
  if (administers(member.role)) await requireOtherAdministrator(tx, teamId, coachId);

  await tx.delete(TeamStaffEntity, { teamId, coachId });
  await recordStaffEvent(tx, 'role_ended', editor, { coachId, role: member.role }, at.now);
  return endTeamAccess(tx, coachId, [teamId], at);
}

const administers = (role: StaffRole): boolean => may(role, 'administration.write');

/** Throws unless the coach is on the staff, with a role that allows no more than the editor's own. */
async function requireMember(tx: EntityManager, { teamId, ownRole }: StaffEditor, coachId: number): Promise<StaffRow> {
  const member = await findMember(tx, teamId, coachId);
  if (!member) throw notFound();
  if (!mayGive(ownRole, member.role)) throw notPermitted('administration.write');
  return member;
}

/** A disabled coach cannot sign in, and so administers nothing. */
async function requireOtherAdministrator(tx: EntityManager, teamId: number, coachId: number): Promise<void> {
  if (!(await hasOtherAdministrator(tx, teamId, coachId))) throw lastAdministrator();
}
