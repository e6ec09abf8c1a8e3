import { INVITATION_HOURS, INVITATIONS_MAX } from '@touchline/contracts/staff-rules';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { matchKey } from '../../../common/text/keys.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { invitationsFull } from '../staff.errors.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';

export const INVITATION_LIFETIME_MS = INVITATION_HOURS * 3_600_000;

/** What a coach invites to. */
export type NewInvitation = Pick<
  StaffInvitationEntity,
  'teamId' | 'invitedById' | 'email' | 'name' | 'role' | 'tokenSha256'
>;

/**
 * Stores an invitation in place of the one that waits for the same address, whose link ends. A new row: a mail of the
 * earlier one, if it still waits, finds nothing to send. The caller has locked the team.
 */
export async function storeInvitation(
  tx: EntityManager,
  invitation: NewInvitation,
  now: Date,
): Promise<{ id: number; expiresAt: Date; replaced: boolean }> {
  const { teamId } = invitation;
  const emailKey = matchKey(invitation.email);
  const waiting = await tx.findBy(StaffInvitationEntity, { teamId, expiresAt: MoreThan(now) });
  const replaced = waiting.some((other) => other.emailKey === emailKey);
  if (!replaced && waiting.length >= INVITATIONS_MAX) throw invitationsFull();

  // Also one that has expired and was not cleaned up yet.
  await tx.delete(StaffInvitationEntity, { teamId, emailKey });
  const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME_MS);
  const { identifiers } = await tx.insert(StaffInvitationEntity, {
    ...invitation,
    emailKey,
    createdAt: now,
    expiresAt,
  });
  return { id: Number(identifiers[0]?.['id']), expiresAt, replaced };
}

/** Deletes an invitation that is accepted. Of two at once, the other one runs again and does not find it. */
export async function closeInvitation(
  tx: EntityManager,
  { id, tokenSha256 }: Pick<StaffInvitationEntity, 'id' | 'tokenSha256'>,
): Promise<void> {
  const { affected } = await tx.delete(StaffInvitationEntity, { id, tokenSha256: tokenSha256 ?? '' });
  if (affected !== 1) throw new RetryWriteError();
}

/** Returns false when the team has no such invitation any more. */
export async function withdrawInvitation(tx: EntityManager, teamId: number, id: number): Promise<boolean> {
  const { affected } = await tx.delete(StaffInvitationEntity, { id, teamId });
  return affected === 1;
}

/**
 * Ends the invitations that a coach has sent for these teams, whose links the coach may know; returns how many could still
 * be accepted.
 */
export async function endInvitationsBy(
  tx: EntityManager,
  invitedById: number,
  teamIds: readonly number[],
  now: Date,
): Promise<number> {
  const sent = { invitedById, teamId: In([...teamIds]) };
  const waiting = await tx.countBy(StaffInvitationEntity, { ...sent, expiresAt: MoreThan(now) });
  await tx.delete(StaffInvitationEntity, sent);
  return waiting;
}
