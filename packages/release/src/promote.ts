/** Puts built versions into a site. */
import type { RegistryDocument } from '@touchline/contracts/area';
import { changeSite, readerOf, type Reason } from './change-site.js';
import {
  blockedSentence,
  isInLog,
  partState,
  promoted,
  provenVersions,
  withCanary,
  withPart,
  type PartState,
} from './registry-changes.js';
import { readLog, readRegistry, type ReleaseChange } from './registry-store.js';
import { SHELL, installVersion, isInSite } from './site-folder.js';
import { UnfitError } from './unfit-error.js';

export const NO_SHELL_CANARY = 'The shell has no canary: an open page keeps the shell it was loaded with.';

/** A built version of a part: its name, version and folder. */
export interface BuiltVersion {
  name: string;
  version: string;
  dir: string;
}

export interface PromoteOptions extends Reason {
  /** Percent of the browsers, 1 to 99, that run the version on trial; without it all run it. */
  canary?: number;
  /** Lets a blocked version go live again. */
  unblock?: boolean;
  /** Makes the version live only while it is on trial: somebody may have ended the trial in the meantime. */
  onlyOnTrial?: boolean;
  /** Versions that have run well according to what browsers reported, by part. */
  proven?: Readonly<Record<string, readonly string[]>>;
  /** Throws when the versions must not replace what this registry names. It is the registry that the change replaces. */
  assertFits?: (before: RegistryDocument) => void;
  /** Versions that were vetoed, by part. They cannot be on trial again, because pages would not run them. */
  vetoed?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Makes built versions live together, in one write of the registry, or puts areas on trial. Versions that are live already
 * are left out.
 * @returns one sentence per change. Throws an error with the reasons, and changes nothing, when a version does not fit
 */
export function promote(site: string, versions: readonly BuiltVersion[], options: PromoteOptions): string[] {
  for (const { name, version, dir } of versions) installVersion(site, name, version, dir);
  let ended: string[] = [];
  const { changes: made, notes } = changeSite(site, options, (before) => {
    options.assertFits?.(before);
    const changes: ReleaseChange[] = [];
    ended = versions.flatMap(({ name, version }) => endedTrial(name, version, partState(before, name)));
    const log = readLog(site);
    let registry = before;
    for (const { name, version } of versions) {
      const state = partState(registry, name);
      if (isAlreadyPromoted(state, version, options.canary)) continue;
      if (state?.blocked.includes(version) && !options.unblock)
        throw new UnfitError([name], blockedSentence(name, version));
      const proven = provenVersions(log, name, state?.lastGood ?? null, options.proven?.[name]).filter((each) =>
        isInSite(site, name, each),
      );
      const next = nextState(name, version, state, proven, options);
      registry = withPart(registry, name, next, readerOf(site));
      changes.push({
        name,
        action: options.canary ? 'canary' : 'promote',
        from: state?.live ?? null,
        to: version,
      });
    }
    return changes.length === 0 ? null : { registry, changes };
  });
  const sentences = versions.map(({ name, version }) => {
    const isChanged = made.some((change) => change.name === name);
    if (options.canary) return `${name} ${version} is on trial with ${options.canary} % of the browsers`;
    return isChanged ? `${name} ${version} is live` : `${name} ${version} is live already`;
  });
  return [...sentences, ...(made.length > 0 ? ended : []), ...notes];
}

/**
 * Whether somebody has decided about `version` before: it is on trial, or it was live, on trial or blocked, and is not live
 * now.
 */
export function wasDecided(site: string, name: string, version: string): boolean {
  return isInLog(readLog(site), name, version) && partState(readRegistry(site), name)?.live !== version;
}

function endedTrial(name: string, version: string, before: PartState | undefined): string[] {
  const onTrial = before?.canary?.version;
  return onTrial === undefined || onTrial === version ? [] : [`${name} ${onTrial} is no longer on trial`];
}

function isAlreadyPromoted(state: PartState | undefined, version: string, canary: number | undefined): boolean {
  if (canary === undefined) return state?.live === version;
  return state?.canary?.version === version && state.canary.share === canary;
}

function nextState(
  name: string,
  version: string,
  state: PartState | undefined,
  proven: readonly string[],
  { canary, onlyOnTrial = false, vetoed }: PromoteOptions,
): PartState {
  if (onlyOnTrial && state?.canary?.version !== version) throw new Error(`${name} ${version} is no longer on trial.`);
  if (canary === undefined) return promoted(state, version, proven);
  if (name === SHELL) throw new Error(NO_SHELL_CANARY);
  if (!state) throw new Error(`${name} has no live version yet, so there is nothing to compare a canary with.`);
  if (!Number.isInteger(canary) || canary < 1 || canary > 99)
    throw new Error('The share of a canary is a whole number of percent from 1 to 99.');
  if (state.live === version) throw new Error(`${name} ${version} is live already.`);
  if (vetoed?.[name]?.includes(version))
    throw new Error(
      `${name} ${version} failed its trial and was vetoed, so no page would run it. Build it under another version.`,
    );
  return withCanary(state, version, canary);
}
