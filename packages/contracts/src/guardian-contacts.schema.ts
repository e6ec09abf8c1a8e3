import { z } from 'zod';
import { idSchema } from './wire.schema.js';

/** A guardian as the club's own lists name them. Nobody has confirmed the mail address. */
export const guardianContactSchema = z.object({
  contact_id: idSchema,
  name: z.string(),
  relation: z.string().nullable(),
  email: z.string().nullable(),
});
export type GuardianContact = z.infer<typeof guardianContactSchema>;
