/** Takes versions back: rollback and block. */
import { changeSite, readerOf, type Reason } from './change-site.js';
import {
  blockedSentence,
  formerlyLive,
  isInLog,
  newestProven,
  partState,
  provenVersions,
  rolledBackVersions,
  withBlocked,
  withPart,
  type PartState,
} from './registry-changes.js';
import { readLog, type ReleaseChange } from './registry-store.js';
import { isInSite, versionFolder, versionsInSite } from './site-folder.js';
import { damagedFiles } from './check-files.js';

export interface RollbackOptions extends Reason {
  /** The version to go back to; by default the canary ends, or else the last good or previous version goes live. */
  to?: string;
  /** A version that no page may run any more. */
  block?: string;
}

/**
 * A part before its rollback. `former`: the versions that were live and were not rolled back; `proven`: those to fall back to.
 * Both oldest first.
 */
interface PartBefore {
  site: string;
  name: string;
  state: PartState;
  former: readonly string[];
  proven: readonly string[];
}

/**
 * Goes back to an earlier version, in one write and without a build. With a canary under way and no `to`, the canary ends.
 * @returns one sentence per change. Throws when there is nothing to go back to, or when the version does not fit the site
 */
export function rollback(site: string, name: string, options: RollbackOptions): string[] {
  let sentence = '';
  const { notes } = changeSite(site, options, (registry) => {
    const state = partState(registry, name);
    if (!state) throw new Error(`${name} is not on this site.`);
    const log = readLog(site);
    const { block } = options;
    if (block !== undefined && !isInSite(site, name, block) && !isInLog(log, name, block))
      throw new Error(`${name} ${block} was never on this site.`);
    const proven = provenVersions(log, name, state.lastGood).filter((version) => isInSite(site, name, version));
    const left = rolledBackVersions(log, name);
    const former = formerlyLive(log, name).filter((version) => !left.has(version));
    const after = rolledBack({ site, name, state, former, proven }, options);
    sentence = rollbackSentence(name, state, after.state, options.block);
    if (after.changes.length === 0) return null;
    return { registry: withPart(registry, name, after.state, readerOf(site)), changes: after.changes };
  });
  return [sentence, ...notes];
}

function rolledBack(
  before: PartBefore,
  { to, block }: RollbackOptions,
): { state: PartState; changes: ReleaseChange[] } {
  const { name, state, proven } = before;
  const changes: ReleaseChange[] = [];
  let next = state;
  if (to === undefined && state.canary && (block === undefined || block === state.canary.version)) {
    changes.push({ name, action: 'end-canary', from: state.canary.version, to: state.live });
    next = { ...next, canary: null };
  } else if (to !== undefined || block === undefined || block === state.live) {
    const target = to ?? targetOf(before, block);
    assertCanGoLive(before, target, block);
    if (state.canary) changes.push({ name, action: 'end-canary', from: state.canary.version, to: state.live });
    if (target !== state.live) changes.push({ name, action: 'rollback', from: state.live, to: target });
    next = { ...next, live: target, canary: null };
  }
  if (block !== undefined) {
    changes.push({ name, action: 'block', from: null, to: block });
    next = withBlocked(next, block);
  }
  if (changes.every(({ action }) => action === 'end-canary')) return { state: next, changes };
  // A version that is taken back is no fallback either.
  const others = proven.filter((version) => version !== state.live || version === next.live);
  return { state: { ...next, lastGood: newestProven(others, next.blocked) }, changes };
}

/** The version to go back to: the last good one, or else the one that was live before. Never one that was taken back. */
function targetOf({ site, name, state, former }: PartBefore, block: string | undefined): string {
  const canReturn = (version: string) =>
    version !== state.live && version !== block && !state.blocked.includes(version) && isInSite(site, name, version);
  const target = state.lastGood && canReturn(state.lastGood) ? state.lastGood : former.findLast(canReturn);
  if (!target)
    throw new Error(
      `There is no earlier version of ${name} in this site that ${state.live} could be replaced with, ` +
        'except versions that were taken back or blocked. --to chooses one.',
    );
  return target;
}

function assertCanGoLive({ site, name, state }: PartBefore, version: string, block: string | undefined): void {
  if (version === block || state.blocked.includes(version)) throw new Error(blockedSentence(name, version));
  if (!isInSite(site, name, version)) {
    const others = versionsInSite(site, name).filter((other) => other !== state.live);
    throw new Error(
      `${name} ${version} is not in this site. ${others.length === 0 ? 'No other version is.' : `There are ${others.sort().join(', ')}.`}`,
    );
  }
  const damaged = damagedFiles(versionFolder(site, name, version));
  if (damaged.length > 0)
    throw new Error(`${name} ${version} is damaged in this site (${damaged.join(', ')}), so pages could not load it.`);
}

function rollbackSentence(name: string, before: PartState, after: PartState, block: string | undefined): string {
  const blocked = block === undefined ? '' : `; ${block} is blocked`;
  if (before.live !== after.live) return `${name} ${after.live} is live instead of ${before.live}${blocked}`;
  if (before.canary && !after.canary) return `${name} ${before.canary.version} is no longer on trial${blocked}`;
  return `${name} ${after.live} stays live${blocked}`;
}
