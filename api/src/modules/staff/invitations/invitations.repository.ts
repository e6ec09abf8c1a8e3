import { rolesThatMay, STAFF_ROLES, type StaffRole } from '@touchline/contracts/permissions';
import { mayGive } from '@touchline/contracts/staff-rules';
import type { EntityManager } from 'typeorm';
import { hashToken } from '../../../common/auth/secret-token.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';

const INVITATION = select(StaffInvitationEntity, 'invitation').and<{
  teamName: string;
  institutionId: number;
  clubName: string;
  timeZone: string;
  invitedBy: string;
}>({
  teamName: 'team.name',
  institutionId: 'institution.id',
  clubName: 'institution.name',
  timeZone: 'institution.time_zone',
  invitedBy: 'inviter.name',
});

/** An invitation that can be accepted, with the names that it tells. */
export type WaitingInvitation = RowOf<typeof INVITATION>;

/** The roles whose holders may give `role`, as a list of SQL. */
const giversOf = (role: StaffRole): string =>
  rolesThatMay('administration.write')
    .filter((giver) => mayGive(giver, role))
    .map((giver) => `'${giver}'`)
    .join(', ');

/**
 * The invitations that have not expired, and whose inviter could still send them: on the staff, with a role that may give
 * this one, and not disabled. Otherwise somebody could come back by a link of their own.
 */
const WAITING = `FROM staff_invitations invitation
  INNER JOIN teams team ON team.id = invitation.team_id
  INNER JOIN institutions institution ON institution.id = team.institution_id
  INNER JOIN coaches inviter ON inviter.id = invitation.invited_by_id AND inviter.disabled_at IS NULL
  INNER JOIN team_staff staff ON staff.team_id = invitation.team_id AND staff.coach_id = invitation.invited_by_id
  WHERE invitation.expires_at > :now
    AND (${STAFF_ROLES.map((role) => `invitation.role = '${role}' AND staff.role IN (${giversOf(role)})`).join(' OR ')})`;

/** The invitations of a team that wait, the newest first. One query. */
export function findInvitations(manager: EntityManager, teamId: number, now: Date): Promise<WaitingInvitation[]> {
  return INVITATION.read(
    manager,
    `${WAITING} AND invitation.team_id = :teamId ORDER BY invitation.created_at DESC, invitation.id DESC`,
    { teamId, now },
  );
}

/** The invitation of a token; null when it was accepted, withdrawn or replaced, has expired, or never existed. */
export function findInvitation(manager: EntityManager, token: string, now: Date): Promise<WaitingInvitation | null> {
  return INVITATION.readOne(manager, `${WAITING} AND invitation.token_sha256 = :tokenSha256`, {
    tokenSha256: hashToken(token),
    now,
  });
}

export function findInvitationById(manager: EntityManager, id: number, now: Date): Promise<WaitingInvitation | null> {
  return INVITATION.readOne(manager, `${WAITING} AND invitation.id = :id`, { id, now });
}
