import { z } from 'zod';
import { LATE_MARKS, OTHER_TEAMS_SESSIONS } from './club-rules.js';
import { EMAIL_MAX } from './email.js';
import { STAFF_ROLES } from './permissions.js';
import { idSchema } from './wire.schema.js';

/** The signed-in coach. `avatar` is a data URL, or null: then the screen shows initials. */
export const coachSchema = z.object({
  success: z.literal(true),
  coach_id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  institution: z.string(),
  role: z.string(),
  avatar: z.string().nullable(),
  /** The coach's teams, with the role in each. Decides what screens show; the server decides by itself. */
  roles: z.array(z.object({ team_id: idSchema, role: z.enum(STAFF_ROLES) })),
  /** `hidden`: figures are without sessions of other teams, which screens say. */
  other_teams_sessions: z.enum(OTHER_TEAMS_SESSIONS),
  /** Whether the club marks athletes as late. */
  late_marks: z.enum(LATE_MARKS),
});
export type Coach = z.infer<typeof coachSchema>;

/** Body of the sign-in form. The server limits the password's bytes before it is hashed. */
export const loginBodySchema = z.strictObject({
  email: z.string('is required').min(1, 'is required').max(EMAIL_MAX, 'is too long'),
  password: z.string('is required').min(1, 'is required').max(1024, 'is too long'),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

/**
 * A new password. `coach_id` is the signed-in coach's own. `current_password` is required when the sign-in is too
 * long ago (else refused as `reauth_required`).
 */
export const updatePasswordBodySchema = z.strictObject({
  password: z.string('is required'),
  coach_id: idSchema,
  current_password: z.string('must be text').min(1, 'is required').max(1024, 'is too long').optional(),
});
export type UpdatePasswordBody = z.infer<typeof updatePasswordBodySchema>;

export const passwordUpdatedSchema = z.object({ success: z.literal(true) });
export type PasswordUpdated = z.infer<typeof passwordUpdatedSchema>;

/** Requests a reset link. The answer is the same whether or not an account has this address. */
export const forgotPasswordBodySchema = z.strictObject({ email: loginBodySchema.shape.email });
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBodySchema>;

export const forgotPasswordSchema = z.strictObject({});
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** `token` comes from the mailed link; the same password rules apply as in the profile. */
export const resetPasswordBodySchema = z.strictObject({
  token: z.string('is required'),
  password: z.string('is required'),
});
export type ResetPasswordBody = z.infer<typeof resetPasswordBodySchema>;
