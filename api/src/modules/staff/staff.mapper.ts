import type { StaffInvitation, StaffMember } from '@touchline/contracts/staff.schema';
import type { WaitingInvitation } from './invitations/invitations.repository.js';
import type { StaffRow } from './staff.repository.js';

export function toStaffMember({ coachId, name, email, role, isDisabled }: StaffRow): StaffMember {
  return { coach_id: coachId, name, email, role, disabled: Number(isDisabled) === 1 };
}

export function toInvitation({
  id,
  email,
  name,
  role,
  invitedBy,
  expiresAt,
}: Pick<WaitingInvitation, 'id' | 'email' | 'name' | 'role' | 'invitedBy' | 'expiresAt'>): StaffInvitation {
  return { id, email, name, role, invited_by: invitedBy, expires_at: expiresAt.toISOString() };
}
