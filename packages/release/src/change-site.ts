/**
 * One change of a site's live versions: the registry in one write, then page and service worker for hosts that serve files only, then the
 * copies of the site, then the removal of versions that no page can ask for any more.
 */
import type { RegistryDocument } from '@touchline/contracts/area';
import { siteProblems, type Problem } from './check-release.js';
import { partState, versionsInUse, withPart, type ReleaseReader } from './registry-changes.js';
import { tamperProblem, trustProblem, type RegistrySigner } from './registry-signature.js';
import { changeRegistry, readLog, type ReleaseChange } from './registry-store.js';
import { adoptNewest, installInCopies, updateCopies } from './site-copies.js';
import {
  SHELL,
  isInSite,
  liveShell,
  readAreaRelease,
  readShellRelease,
  removeOldVersions,
  renewVersion,
  singletonsIn,
} from './site-folder.js';
import { writeStaticPage } from './static-page.js';
import { UnfitError } from './unfit-error.js';

const DAY_MS = 86_400_000;
const DEFAULT_KEPT_DAYS = 30;
const UNSIGNED =
  'This shell was built without REGISTRY_PUBLIC_KEY: pages no longer check whether the registry is signed.';

/** Who changes the site, and why. Both go into the log. `by` is the user of this process unless it is given. */
export interface Reason {
  why: string;
  by?: string;
  /** Days for which a version stays in the site after a registry named it last; 30 by default. */
  keptDays?: number;
  /** Signs the registry. It is needed when the shell that will be live believes only registries signed with its key. */
  signer?: RegistrySigner;
  /** Folders of the same site that other instances serve. They get the files before any folder names them, and follow the change. */
  copies?: readonly string[];
}

/** A changed registry, and what the log says of the change. */
export interface SiteChange {
  registry: RegistryDocument;
  changes: ReleaseChange[];
}

/**
 * Makes a change, unless `change` returns null. A page that a host of files serves between the two writes loads the previous
 * shell, which can read the new registry.
 * @returns the changes, and one sentence per fallback that the new shell made useless, or that says why old versions
 *   could not be removed. Throws UnfitError, and changes nothing, when a version would not work
 */
export function changeSite(
  site: string,
  { why, by, keptDays = DEFAULT_KEPT_DAYS, signer, copies = [] }: Reason,
  change: (before: RegistryDocument) => SiteChange | null,
): { changes: ReleaseChange[]; notes: string[] } {
  let changes: ReleaseChange[] = [];
  let notes: string[] = [];
  adoptNewest(site, copies);
  const registry = changeRegistry(site, (before) => {
    const changed = change(before);
    changes = changed?.changes ?? [];
    if (!changed) return null;
    const checked = withoutUnfitFallbacks(site, changed);
    notes = checked.dropped;
    assertFits(site, checked, before, changes);
    assertCanBeSigned(site, checked.registry, before, changes, signer);
    const keyOf = (document: RegistryDocument) => liveShell(site, document)?.registryKey;
    if (keyOf(before) && !keyOf(checked.registry)) notes.push(UNSIGNED);
    for (const { name, to } of changes) if (to !== null) renewVersion(site, name, to);
    installInCopies(site, copies, checked.registry);
    return { registry: checked.registry, changes, why, signer, ...(by === undefined ? {} : { by }) };
  });
  writeStaticPage(site);
  notes.push(...updateCopies(site, copies));
  if (registry)
    for (const folder of [site, ...copies]) notes.push(...removeUnused(folder, registry, changes, keptDays));
  return { changes, notes };
}

/** Reads the release documents of `site`. */
export const readerOf = (site: string): ReleaseReader => ({
  head: (name, version) => {
    if (!isInSite(site, name, version))
      throw new Error(`${name} ${version} is no longer in this site. Build it again and promote it.`);
    // The registry repeats the head only, because every page loads it.
    const {
      files: _files,
      calls: _calls,
      singletons: _singletons,
      bundles: _bundles,
      budget: _budget,
      ...head
    } = readAreaRelease(site, name, version);
    return head;
  },
  shellEntry: (version) => readShellRelease(site, version).entry,
});

/** The change is made already, so a failure is only a note. */
function removeUnused(site: string, registry: RegistryDocument, changes: ReleaseChange[], keptDays: number): string[] {
  try {
    const log = readLog(site);
    const now = Date.now();
    for (const name of new Set(changes.map((entry) => entry.name)))
      removeOldVersions(site, name, versionsInUse(log, registry, name, now - keptDays * DAY_MS), now);
    return [];
  } catch (error) {
    return [`Old versions could not be removed: ${(error as Error).message}`];
  }
}

/**
 * A fallback that does not fit a new shell would only fail in a page. A person who approves such a version gets a message.
 * @returns `problems`: those of the registry without such fallbacks
 */
function withoutUnfitFallbacks(site: string, { registry, changes }: SiteChange) {
  const isApproved = (name: string) => changes.some((change) => change.name === name && change.action === 'approve');
  const isDropped = ({ name, role }: Problem) => role === 'lastGood' && !isApproved(name);
  const problems = problemsOf(site, registry);
  const unfit = problems.filter(isDropped);
  const kept = [...new Set(unfit.map(({ name }) => name))].reduce((document, name) => {
    const state = partState(document, name);
    return state ? withPart(document, name, { ...state, lastGood: null }, readerOf(site)) : document;
  }, registry);
  return {
    registry: kept,
    problems: problems.filter((problem) => !isDropped(problem)),
    dropped: unfit.map(({ sentence }) => `${sentence}; it is no fallback any more`),
  };
}

function problemsOf(site: string, registry: RegistryDocument): Problem[] {
  if (!registry.shell) return [];
  return siteProblems(registry, readShellRelease(site, registry.shell.live), singletonsIn(site));
}

/** Throws when the changed registry has a problem of a changed part, or one that the registry before did not have. */
function assertFits(
  site: string,
  changed: { registry: RegistryDocument; problems: readonly Problem[] },
  before: RegistryDocument,
  changes: readonly ReleaseChange[],
): void {
  if (!changed.registry.shell) throw new Error(`There is no shell in ${site} yet: npm run promote -w shell`);
  if (changed.problems.length === 0) return;
  const known = new Set(problemsOf(site, before).map(({ sentence }) => sentence));
  const isChanged = (name: string) => changes.some((change) => change.name === name);
  const problems = changed.problems.filter(
    ({ name, clashesWith, sentence }) =>
      // The changed area of two that clash has a sentence of its own.
      isChanged(name) || (!known.has(sentence) && !(clashesWith !== undefined && isChanged(clashesWith))),
  );
  if (problems.length === 0) return;
  throw new UnfitError(
    problems.map(({ name }) => name),
    `${problems.map(({ sentence }) => `${sentence}.`).join('\n')}\n${keptSentence(before, changes)}`,
  );
}

/** Throws when pages would not believe the changed registry, or when the change would sign what somebody else has written. */
function assertCanBeSigned(
  site: string,
  registry: RegistryDocument,
  before: RegistryDocument,
  changes: readonly ReleaseChange[],
  signer: RegistrySigner | undefined,
): void {
  const shellOf = ({ shell }: RegistryDocument) => (shell ? readShellRelease(site, shell.live) : null);
  const shell = shellOf(registry);
  const tampering = signer ? tamperProblem(before, shellOf(before), readLog(site)) : null;
  const problem = tampering ?? trustProblem(shell, { signer });
  if (!problem) return;
  const names = changes.map(({ name }) => name);
  // Without a new shell the areas may still go live.
  const parts = tampering === null && names.includes(SHELL) ? [SHELL] : names;
  throw new UnfitError(parts, `${problem}\n${keptSentence(before, changes)}`);
}

function keptSentence(before: RegistryDocument, changes: readonly ReleaseChange[]): string {
  const kept = changes
    .map(({ name }) => ({ name, live: partState(before, name)?.live }))
    .flatMap(({ name, live }) => (live ? [`${name} ${live}`] : []));
  return `Nothing is changed; coaches keep ${kept.join(', ') || 'what they have'}.`;
}
