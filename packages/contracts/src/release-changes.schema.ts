import { z } from 'zod';
import { releaseVersionSchema } from './release-reports.schema.js';
import { requiredText } from './required-text.js';

/** Calls with a release key: what a team changes on a site whose folder it cannot write. */

export const RELEASE_WHY_MAX = 500;

const why = requiredText(RELEASE_WHY_MAX);

/** A change of one area, or of the shell. The versions are those of its release documents. */
export const releaseChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('promote'),
    version: releaseVersionSchema,
    /** Percent of the browsers that run the version on trial; without it all run it. */
    canary: z.int().min(1).max(99).optional(),
    /** Lets a blocked version go live again. */
    unblock: z.boolean().optional(),
    /** Makes the version live only while it is on trial. */
    onlyOnTrial: z.boolean().optional(),
    why,
  }),
  z.strictObject({
    action: z.literal('rollback'),
    to: releaseVersionSchema.optional(),
    block: releaseVersionSchema.optional(),
    why,
  }),
  z.strictObject({ action: z.literal('approve'), version: releaseVersionSchema.optional(), why }),
]);
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

/** What was changed, one sentence each. */
export const releaseChangedSchema = z.object({ sentences: z.array(z.string()) });
export type ReleaseChanged = z.infer<typeof releaseChangedSchema>;

/** What a release key is good for: one area, or `shell`. */
export const releaseKeySchema = z.object({ area: z.string(), name: z.string() });
export type ReleaseKey = z.infer<typeof releaseKeySchema>;
