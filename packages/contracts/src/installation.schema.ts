import { z } from 'zod';

/**
 * What anybody may know about this installation: whom to write to (every member of `contacts` is a mailbox), and whether it sends mail. Where it
 * does not, what would be sent waits for the administrator.
 */
export const installationSchema = z.object({
  sends_mail: z.boolean(),
  contacts: z.object({ support: z.string(), technical: z.string(), sales: z.string(), privacy: z.string() }),
});
export type Installation = z.infer<typeof installationSchema>;
