import { z } from 'zod';
import { athletePersonShape } from './athlete-person.schema.js';
import { STAFF_ROLES } from './permissions.js';
import { requiredText } from './required-text.js';
import { COACH_NAME_MAX } from './staff-rules.js';
import { idSchema } from './wire.schema.js';

const instant = z.iso.datetime();
const role = z.enum(STAFF_ROLES);
const roleBody = z.enum(STAFF_ROLES, 'must be one of the roles of the list');
const nameBody = requiredText(COACH_NAME_MAX);
/** The token of an invitation. Any text is accepted; an invalid token is answered like an unknown one. */
const token = z.string('must be text').min(1, 'must not be empty').max(100, 'must have at most 100 characters');

export const staffMemberSchema = z.object({
  coach_id: idSchema,
  name: z.string(),
  email: z.string(),
  role,
  /** An administrator of the server has disabled the coach, who cannot sign in until it is undone. */
  disabled: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** An invitation that waits to be accepted. */
export const staffInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string().nullable(),
  role,
  /** Name of the coach who invited. */
  invited_by: z.string(),
  expires_at: instant,
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** Everybody on the staff of a team, by name, and who is invited. */
export const teamStaffSchema = z.object({
  team_name: z.string(),
  /** The role of the coach who asks. */
  role,
  staff: z.array(staffMemberSchema),
  invitations: z.array(staffInvitationSchema),
});
export type TeamStaff = z.infer<typeof teamStaffSchema>;

/** An invitation. One that waits for the same address is replaced, and its link ends. */
export const inviteStaffBodySchema = z
  .strictObject({
    email: athletePersonShape.email,
    name: nameBody.nullable().optional(),
    role: roleBody,
    /** `mail`: the link goes to the address. `screen`: the answer has its token, once. */
    by: z.enum(['screen', 'mail'], 'must be screen or mail'),
  })
  .meta({ examples: [{ email: 'kim@club.example', name: 'Kim Lee', role: 'coach', by: 'screen' }] });
export type InviteStaffBody = z.infer<typeof inviteStaffBodySchema>;

export const invitedStaffSchema = z.object({
  invitation: staffInvitationSchema,
  /** The token of the link; null when it is mailed. It cannot be read again. */
  token: z.string().nullable(),
  /** Whether an earlier invitation of this address has ended. */
  replaced: z.boolean(),
});
export type InvitedStaff = z.infer<typeof invitedStaffSchema>;

/** Another role. `if_role` is the one that the coach saw: when another one is stored by then, it stays. */
export const changeRoleBodySchema = z.strictObject({ role: roleBody, if_role: roleBody });
export type ChangeRoleBody = z.infer<typeof changeRoleBodySchema>;

/** What ended with a role. */
export const endedRoleSchema = z.object({
  /** Personal links of athletes that the coach had made. */
  links: z.int().nonnegative(),
  /** Invitations that the coach had sent. */
  invitations: z.int().nonnegative(),
  /** Whether the address of the calendar feed ended. */
  feed: z.boolean(),
});
export type EndedRole = z.infer<typeof endedRoleSchema>;

export const invitationTokenBodySchema = z.strictObject({ token });
export type InvitationTokenBody = z.infer<typeof invitationTokenBodySchema>;

/** What an invitation says to whoever has its link. Reading it changes nothing. */
export const openInvitationSchema = z.object({
  club_name: z.string(),
  team_name: z.string(),
  role,
  invited_by: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  expires_at: instant,
  /** Whether a coach has this address. Then the coach signs in to accept; otherwise an account is made. */
  has_account: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** Makes an account and accepts with it. The same password rules apply as in the profile. */
export const invitationAccountBodySchema = z.strictObject({
  token,
  name: nameBody,
  password: z.string('is required'),
});
export type InvitationAccountBody = z.infer<typeof invitationAccountBodySchema>;

export const acceptedInvitationSchema = z.object({ team_id: idSchema, team_name: z.string() });
export type AcceptedInvitation = z.infer<typeof acceptedInvitationSchema>;
