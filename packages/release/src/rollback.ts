/** Takes versions back: rollback and block, of one part or of all parts that one change made live. */
import type { RegistryDocument } from '@touchline/contracts/area';
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
import { readLog, readRegistry, type LogEntry, type ReleaseChange } from './registry-store.js';
import { isInSite, versionFolder, versionsInSite } from './site-folder.js';
import { damagedFiles } from './check-files.js';
import { UnfitError } from './unfit-error.js';

export interface RollbackOptions extends Reason {
  /** The version to go back to; by default the canary ends, or else the last good or previous version goes live. */
  to?: string;
  /** A version that no page may run any more. */
  block?: string;
  /**
   * Takes back the whole change that made the live version live: all parts of it go back to the versions live before. `to` must be
   * missing; `block` is a version of the named part.
   */
  wholeChange?: boolean;
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
  const { to, block, wholeChange = false } = options;
  if (wholeChange && to !== undefined)
    throw new Error('--whole-change goes back to what was live before that change, so it takes no --to.');
  let sentences: string[] = [];
  const takeBack = () =>
    changeSite(site, options, (before) => {
      const log = readLog(site);
      const state = partState(before, name);
      if (!state) throw new Error(`${name} is not on this site.`);
      if (block !== undefined && !isInSite(site, name, block) && !isInLog(log, name, block))
        throw new Error(`${name} ${block} was never on this site.`);

      const targets = wholeChange ? targetsOfChange(before, log, name) : [{ name, to }];
      const changes: ReleaseChange[] = [];
      sentences = [];
      let registry = before;
      for (const target of targets) {
        const part = partBefore(site, before, log, target.name);
        const blocked = target.name === name ? block : undefined;
        const after = rolledBack(part, { to: target.to, block: blocked });
        changes.push(...after.changes);
        sentences.push(rollbackSentence(target.name, part.state, after.state, blocked));
        registry = withPart(registry, target.name, after.state, readerOf(site));
      }
      return changes.length === 0 ? null : { registry, changes };
    });

  try {
    const { notes } = takeBack();
    return [...sentences, ...notes];
  } catch (error) {
    if (wholeChange || !(error instanceof UnfitError)) throw error;
    throw new UnfitError(error.parts, [error.message, ...wholeChangeAdvice(site, name)].join('\n'));
  }
}

function partBefore(site: string, registry: RegistryDocument, log: readonly LogEntry[], name: string): PartBefore {
  const state = partState(registry, name);
  if (!state) throw new Error(`${name} is not on this site.`);
  const left = rolledBackVersions(log, name);
  return {
    ...{ site, name, state },
    former: formerlyLive(log, name).filter((version) => !left.has(version)),
    proven: provenVersions(log, name, state.lastGood).filter((version) => isInSite(site, name, version)),
  };
}

/** What the newest promote made live that made the live version of a part live; empty when the log does not have it. */
function promotesWith(registry: RegistryDocument, log: readonly LogEntry[], name: string): ReleaseChange[] {
  const live = partState(registry, name)?.live;
  const promotes = log.map(({ changes }) => changes.filter(({ action }) => action === 'promote'));
  return promotes.findLast((changes) => changes.some((change) => change.name === name && change.to === live)) ?? [];
}

/**
 * The parts of the change that made the live version of `name` live, each with the version to which it goes back. Throws when a part
 * has changed since, was never live before, or would go back to a version that was taken back: a second call never goes forward.
 */
function targetsOfChange(
  registry: RegistryDocument,
  log: readonly LogEntry[],
  name: string,
): { name: string; to: string }[] {
  const changes = promotesWith(registry, log, name);
  if (changes.length === 0)
    throw new Error(
      `The log of this site does not say which change made ${name} ${partState(registry, name)?.live} live.`,
    );
  const problems = changes.flatMap((change) => {
    const { from, to } = change;
    const live = partState(registry, change.name)?.live;
    if (live !== to) return [`${change.name} ${to} was live after this change, and ${live} is now.`];
    if (from === null) return [`${change.name} ${to} was the first version, so there is none to go back to.`];
    return rolledBackVersions(log, change.name).has(from) ? [`${change.name} ${from} was taken back itself.`] : [];
  });
  if (problems.length > 0)
    throw new Error(
      [...problems, `The change that made ${name} live cannot be taken back as a whole. --to chooses versions.`].join(
        '\n',
      ),
    );
  return changes.flatMap((change) => (change.from === null ? [] : [{ name: change.name, to: change.from }]));
}

/** How to take a part back that does not fit alone, because it went live together with others. */
function wholeChangeAdvice(site: string, name: string): string[] {
  const others = promotesWith(readRegistry(site), readLog(site), name).filter((change) => change.name !== name);
  if (others.length === 0) return [];
  const names = others.map(({ name: other, to }) => `${other} ${to}`).join(', ');
  return [`${name} went live together with ${names}. Take all of them back with --whole-change, where SITE_DIR is.`];
}

function rolledBack(
  before: PartBefore,
  { to, block }: { to: string | undefined; block: string | undefined },
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
