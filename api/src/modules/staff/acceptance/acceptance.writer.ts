import { ROLE_LABELS } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { recordStaffEvent } from '../../../common/security-log/record-event.js';
import { retryOnUniqueViolation } from '../../../common/versioned/retry-on-unique-violation.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { addCoach, hasAccount } from '../../coaches/index.js';
import { TeamStaffEntity } from '../../teams/index.js';
import { findInvitationById, type WaitingInvitation } from '../invitations/invitations.repository.js';
import { closeInvitation } from '../invitations/invitations.writer.js';
import { accountExists, otherInstitution, youAreOnStaff } from '../staff.errors.js';
import { findMember } from '../staff.repository.js';
import { mailedLinkInvalid } from '../../consents/index.js';

/** Accepts with an account that exists. It is never moved to another institution. */
export async function acceptAs(
  tx: EntityManager,
  { coachId, institutionId }: { coachId: number; institutionId: number },
  invitation: WaitingInvitation,
  network: string | null,
  now: Date,
): Promise<void> {
  if (invitation.institutionId !== institutionId) throw otherInstitution();
  await lockOpen(tx, invitation, now);
  const member = await findMember(tx, invitation.teamId, coachId);
  if (member) throw youAreOnStaff(invitation.teamName, member.role);
  await join(tx, invitation, coachId, network, now);
}

/** Accepts for an address that no coach has. The profile names the role; it grants nothing. */
export async function acceptWithNewAccount(
  tx: EntityManager,
  invitation: WaitingInvitation,
  { name, passwordHash, network }: { name: string; passwordHash: string; network: string | null },
  now: Date,
): Promise<void> {
  await lockOpen(tx, invitation, now);
  const { email, emailKey, institutionId, role } = invitation;
  if (await hasAccount(tx, emailKey)) throw accountExists();
  const account = { institutionId, name, email, role: ROLE_LABELS[role], passwordHash };
  // The address may be invited to another team, and accepted there at the same moment.
  const coachId = await retryOnUniqueViolation(() => addCoach(tx, account));
  await join(tx, invitation, coachId, network, now);
}

/** Locks the team, as every change of its staff does, and reads the invitation again: its inviter may have lost the role. */
async function lockOpen(tx: EntityManager, { id, teamId }: WaitingInvitation, now: Date): Promise<void> {
  await lockRows(tx, 'teams', [teamId]);
  if (!(await findInvitationById(tx, id, now))) throw mailedLinkInvalid();
}

async function join(
  tx: EntityManager,
  { id, tokenSha256, teamId, role, institutionId, invitedById }: WaitingInvitation,
  coachId: number,
  network: string | null,
  now: Date,
): Promise<void> {
  await closeInvitation(tx, { id, tokenSha256 });
  await insertOrRetry(tx, TeamStaffEntity, [{ teamId, coachId, role }]);
  const change = { teamId, institutionId, byCoachId: invitedById, network };
  await recordStaffEvent(tx, 'invitation_accepted', change, { coachId, role }, now);
}
