import type {
  AcceptedInvitation,
  ChangeRoleBody,
  EndedRole,
  InvitationAccountBody,
  InvitationTokenBody,
  InvitedStaff,
  InviteStaffBody,
  OpenInvitation,
  TeamStaff,
} from '../staff.schema.js';

/** The staff of a team, and invitations to it. */
export interface StaffRoutes {
  'GET /api/teams/{id}/staff': { params: { id: number }; answer: TeamStaff };
  'PUT /api/teams/{id}/staff/{coachId}': {
    params: { id: number; coachId: number };
    body: ChangeRoleBody;
    answer: EndedRole;
  };
  'DELETE /api/teams/{id}/staff/{coachId}': {
    params: { id: number; coachId: number };
    query: { feed?: 'keep' };
    answer: EndedRole;
  };
  'POST /api/teams/{id}/invitations': { params: { id: number }; body: InviteStaffBody; answer: InvitedStaff };
  'DELETE /api/teams/{id}/invitations/{invitationId}': { params: { id: number; invitationId: number } };
  'POST /api/staff-invitations/read': { body: InvitationTokenBody; answer: OpenInvitation };
  'POST /api/staff-invitations/account': { body: InvitationAccountBody };
  'POST /api/staff-invitations/accept': { body: InvitationTokenBody; answer: AcceptedInvitation };
}
