import { z } from 'zod';
import { idSchema } from './wire.schema.js';

/** The signed-in coach. `avatar` is a data address or null; then the screen shows initials. */
export const coachSchema = z.object({
  success: z.literal(true),
  coach_id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  institution: z.string(),
  role: z.string(),
  avatar: z.string().nullable(),
});
export type Coach = z.infer<typeof coachSchema>;

/** What the sign-in form sends. The password is bounded in bytes by the server before it is hashed. */
export const loginBodySchema = z.strictObject({
  email: z.string('is required').min(1, 'is required').max(254, 'is too long'),
  password: z.string('is required').min(1, 'is required').max(1024, 'is too long'),
});
export type LoginBody = z.infer<typeof loginBodySchema>;
