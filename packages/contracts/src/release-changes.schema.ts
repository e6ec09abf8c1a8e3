import { z } from 'zod';
import { releaseVersionSchema } from './release-reports.schema.js';
import { requiredLines } from './required-text.js';

/** Calls with a release key: what a team changes on a site whose folder it cannot write. */

export const RELEASE_WHY_MAX = 500;

const why = requiredLines(RELEASE_WHY_MAX);
/** At most more tests than any proof has. -0 is refused because it would be taken for 0. */
const count = z
  .int()
  .min(0)
  .max(100_000)
  .refine((value) => !Object.is(value, -0), 'must not be negative');

/**
 * What a team says of the proof of its build. It comes from the team's machine and cannot be verified: it keeps a team from
 * forgetting a proof or using an old one, not from lying.
 */
export const releaseProofSchema = z.strictObject({
  passed: count,
  failed: count,
  /** SHA-256 of the build that was proven, see `buildHash`. */
  files: z.string().regex(/^[0-9a-f]{64}$/),
  /** Versions by name: for an area that of the shell, for the shell those of all areas. */
  provenWith: z.record(z.string().max(64), releaseVersionSchema),
});
export type ReleaseProof = z.infer<typeof releaseProofSchema>;

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
    /** It must match the version and the live parts, unless `unproven` says why there is none. */
    proof: releaseProofSchema.optional(),
    /** Why the version goes live without a proof. It goes into the log. */
    unproven: why.optional(),
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

/** The changes, one sentence each. */
export const releaseChangedSchema = z.object({ sentences: z.array(z.string()) });
export type ReleaseChanged = z.infer<typeof releaseChangedSchema>;

/** What a release key is good for: one area, or `shell`. */
export const releaseKeySchema = z.object({ area: z.string(), name: z.string() });
export type ReleaseKey = z.infer<typeof releaseKeySchema>;
