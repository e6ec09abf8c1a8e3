/**
 * The staff of a team: who is on it (`staff.service.ts`), their roles (`roles/`), invitations as they are sent
 * (`invitations/`) and as they are accepted (`acceptance/`). Every change locks the team first (`staff-access.ts`), so that
 * a team never loses its last administrator to two changes at once. A waiting invitation counts only while its inviter may
 * give its role. `endTeamAccess` ends what a coach may know of a team; the commands of the administrator call it, too.
 */
export { endTeamAccess, type EndedAccess } from './roles/ended-access.writer.js';
export { StaffInvitationEntity } from './invitations/staff-invitation.entity.js';
export { StaffModule } from './staff.module.js';
