import { z } from 'zod';
import { idSchema } from './wire.schema.js';

/** How far a coach's teams are set up. */
export const firstStepsSchema = z.object({
  /** The team to which the steps lead; null without one. */
  team_id: idSchema.nullable(),
  has_athletes: z.boolean(),
  /** Whether anything is or was planned for one of the teams. */
  has_events: z.boolean(),
  /** Whether an athlete has, or had, a link or a device to answer with. */
  has_links: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;
