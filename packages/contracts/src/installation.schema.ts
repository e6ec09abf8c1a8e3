import { z } from 'zod';

/** What anybody may know about this installation: whom to write to. Every member is a mailbox. */
export const installationSchema = z.object({
  contacts: z.object({ support: z.string(), technical: z.string(), sales: z.string(), privacy: z.string() }),
});
export type Installation = z.infer<typeof installationSchema>;
