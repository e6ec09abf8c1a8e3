import { z } from 'zod';
import { RELEASE_OUTCOMES } from './release-outcomes.js';

const areaSchema = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of an area');
export const releaseVersionSchema = z
  .string()
  .max(100)
  .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/, 'must be a version');

/**
 * What one browser reports about versions of areas: one outcome per version, once. It names no coach, no athlete and no
 * address. `attempt` counts the area's attempts in that page, from 1.
 */
export const releaseReportsSchema = z.strictObject({
  shell: releaseVersionSchema,
  reports: z
    .array(
      z.strictObject({
        area: areaSchema,
        version: releaseVersionSchema,
        outcome: z.enum(RELEASE_OUTCOMES),
        attempt: z.int().min(1).max(1_000),
      }),
    )
    .min(1)
    .max(20),
});
export type ReleaseReports = z.infer<typeof releaseReportsSchema>;

/** Versions on trial that failed too often. Pages run the live version of these areas instead. */
export const releaseVetoesSchema = z.object({
  vetoes: z.array(z.object({ area: areaSchema, version: releaseVersionSchema })),
});
export type ReleaseVetoes = z.infer<typeof releaseVetoesSchema>;
