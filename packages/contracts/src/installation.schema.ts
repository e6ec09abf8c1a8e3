import { z } from 'zod';

/**
 * Public facts about this installation: contacts (each a mailbox), and whether it sends mail. Without mail, messages
 * wait for the administrator.
 */
export const installationSchema = z.object({
  sends_mail: z.boolean(),
  contacts: z.object({ support: z.string(), technical: z.string(), sales: z.string(), privacy: z.string() }),
});
export type Installation = z.infer<typeof installationSchema>;
