import { z } from 'zod';
import { fieldPerKey } from './field-per-key.js';
import { RELEASE_FAILURES } from './release-outcomes.js';

/** The status of releases: the live version, who released it, and browsers' reports. Instants are ISO 8601. */

const count = z.int().nonnegative();
const instant = z.string();

/** What browsers reported about a version. */
const versionOutcomesSchema = z.object({
  version: z.string(),
  /** What the registry calls it now; null for a former version. */
  role: z.enum(['live', 'canary', 'lastGood']).nullable(),
  /** Good loads and failures, without those that say nothing about the version (`network`, `timeout`). */
  loads: count,
  good: count,
  /** Reported failures of each kind, `network` and `timeout` included. */
  failures: fieldPerKey(RELEASE_FAILURES, count.optional()),
  /** Null without a report, as is `lastAt`. */
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
  /** Null without a veto. */
  vetoedAt: instant.nullable(),
  /** Whether it has run well enough to be the one to fall back to. */
  isProven: z.boolean(),
});
export type VersionOutcomes = z.infer<typeof versionOutcomesSchema>;

/** The version on trial; after a veto the verdict stays `failing`. */
const trialOutcomesSchema = z.object({
  version: z.string(),
  /** Percent of the browsers that run it. */
  share: z.number(),
  verdict: z.enum(['failing', 'passed', 'undecided']),
  loads: count,
  /** How many of the loads failed. */
  failures: count,
  /**
   * Further loads without a failure until the canary passes: "`loads` of `loads + needed`". 0 once it has passed; null
   * while it is failing, and while live fails so often that nothing can be said.
   */
  needed: count.nullable(),
});
export type TrialOutcomes = z.infer<typeof trialOutcomesSchema>;

/** What browsers reported about an area. */
export interface AreaOutcomes {
  area: string;
  /** Null while no version is on trial. */
  canary: TrialOutcomes | null;
  /** Versions of the registry, then former ones, the last reported first. */
  versions: VersionOutcomes[];
}

/** The live version of an area, or of the shell. `since`, `by`, `why`: its last change; null where unknown. */
export const releaseStatusSchema = z.object({
  part: z.string(),
  live: z.string(),
  /** The version on trial with `share` percent of the browsers; null without one. */
  canary: z.object({ version: z.string(), share: z.number() }).nullable(),
  lastGood: z.string().nullable(),
  blocked: z.array(z.string()),
  since: instant.nullable(),
  by: z.string().nullable(),
  why: z.string().nullable(),
  owner: z.string().nullable(),
  /** The verdict about the version on trial; null without one, and while no reports can be read. */
  trial: trialOutcomesSchema.nullable(),
  /** Null for the shell, and while no reports can be read. */
  reports: z.array(versionOutcomesSchema).nullable(),
});
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>;
