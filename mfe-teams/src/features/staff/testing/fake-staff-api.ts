import { ROLE_LABELS, type StaffRole } from '@touchline/contracts/permissions';
import type {
  ChangeRoleBody,
  EndedRole,
  InvitedStaff,
  InviteStaffBody,
  StaffInvitation,
  StaffMember,
  TeamStaff,
} from '@touchline/contracts/staff.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer } from '@touchline/ui/testing';

export const UNTIL = '2026-11-08T12:00:00.000Z';

export function buildMember(partial: Partial<StaffMember> = {}): StaffMember {
  return { coach_id: 2, name: 'Bo Lund', email: 'bo@club.test', role: 'coach', disabled: false, ...partial };
}

export function buildInvitation(partial: Partial<StaffInvitation> = {}): StaffInvitation {
  return {
    id: 7,
    email: 'sam@club.test',
    name: null,
    role: 'viewer',
    invited_by: 'Kim Lee',
    expires_at: UNTIL,
    ...partial,
  };
}

/** The fake API of the staff of team 1. The coach of the tests is no. 1. */
export class FakeStaffApi extends FakeServer {
  role: StaffRole = 'head_coach';
  sendsMail = true;
  ends: EndedRole = { links: 0, invitations: 0, feed: false };

  constructor(
    public staff: StaffMember[] = [
      buildMember({ coach_id: 1, name: 'Test Coach', email: 'coach@example.org', role: 'head_coach' }),
      buildMember(),
    ],
    public invitations: StaffInvitation[] = [],
  ) {
    super({
      'GET /api/teams/1/staff': () => this.list(),
      'PUT /api/teams/1/staff/{id}': ({ id, body }) => this.change(id, body as ChangeRoleBody),
      'DELETE /api/teams/1/staff/{id}': ({ id }) => this.end(id),
      'POST /api/teams/1/invitations': ({ body }) => this.invite(body as InviteStaffBody),
      'DELETE /api/teams/1/invitations/{id}': ({ id }) => this.withdraw(id),
      'GET /api/installation': () => ({ sends_mail: this.sendsMail, contacts: {} }),
    });
  }

  private list(): TeamStaff {
    return { team_name: 'First Team', role: this.role, staff: this.staff, invitations: this.invitations };
  }

  private change(id: number, { role, if_role: seen }: ChangeRoleBody): EndedRole {
    const member = this.find(id);
    if (member.role !== seen)
      throw new ApiError(409, 'staff_changed', `${member.name} is ${ROLE_LABELS[member.role]} by now.`);
    this.staff = this.staff.map((other) => (other === member ? { ...other, role } : other));
    return this.ends;
  }

  private end(id: number): EndedRole {
    const member = this.find(id);
    if (this.staff.filter(({ role }) => role === 'head_coach').length === 1 && member.role === 'head_coach')
      throw new ApiError(409, 'last_administrator', 'Nobody else can administer this team.');
    this.staff = this.staff.filter((other) => other !== member);
    return this.ends;
  }

  private invite({ email, name = null, role, by }: InviteStaffBody): InvitedStaff {
    if (!email.includes('@'))
      throw new ApiError(400, 'validation_failed', 'Email must be an email address.', [
        { path: 'email', message: 'Email must be an email address.' },
      ]);
    const replaced = this.invitations.some((other) => other.email === email);
    const invitation = buildInvitation({ id: 10 + this.invitations.length, email, name, role });
    this.invitations = [invitation, ...this.invitations.filter((other) => other.email !== email)];
    return { invitation, token: by === 'screen' ? 'token-of-the-link' : null, replaced };
  }

  private withdraw(id: number): void {
    if (!this.invitations.some((other) => other.id === id)) throw new ApiError(404, 'not_found', 'Not found.');
    this.invitations = this.invitations.filter((other) => other.id !== id);
  }

  private find(id: number): StaffMember {
    const member = this.staff.find(({ coach_id: coachId }) => coachId === id);
    if (!member) throw new ApiError(404, 'not_found', 'Not found.');
    return member;
  }
}
