/** What promote, canary, rollback, block and approve do to the registry. Pure; the site's folder is not touched. */
import type {
  Canary,
  RegistryDocument,
  RegistryRemote,
  RegistryShell,
  ReleaseFile,
  ReleaseHead,
} from '@touchline/contracts/area';
import type { LogEntry, ReleaseChange } from './registry-store.js';
import { SHELL } from './site-folder.js';

/** What the registry says of the shell and of an area alike. */
export type PartState = Pick<RegistryShell, 'live' | 'lastGood' | 'blocked'> & { canary?: Canary | null };

/** Reads what the registry repeats of a release. */
export interface ReleaseReader {
  head: (name: string, version: string) => ReleaseHead;
  shellEntry: (version: string) => ReleaseFile;
}

/** The state of a part; undefined when the registry does not know it. */
export function partState(registry: RegistryDocument, name: string): PartState | undefined {
  return name === SHELL ? registry.shell : registry.remotes[name];
}

/** The registry with another state of one part. */
export function withPart(
  registry: RegistryDocument,
  name: string,
  state: PartState,
  reader: ReleaseReader,
): RegistryDocument {
  const { live, lastGood, blocked, canary = null } = state;
  if (name === SHELL) return { ...registry, shell: { live, lastGood, blocked, entry: reader.shellEntry(live) } };
  const versions = new Set([live, lastGood, canary?.version].filter((version) => typeof version === 'string'));
  const releases = Object.fromEntries([...versions].map((version) => [version, reader.head(name, version)]));
  const remote: RegistryRemote = { live, lastGood, blocked, canary, releases };
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } };
}

/** The state of a part in which `version` is live. A trial ends. */
export function promoted(before: PartState | undefined, version: string, proven: readonly string[]): PartState {
  const blocked = (before?.blocked ?? []).filter((other) => other !== version);
  return { live: version, canary: null, blocked, lastGood: newestProven(proven, blocked) };
}

/** The state of a part in which `version` is on trial. */
export function withCanary(before: PartState, version: string, share: number): PartState {
  const blocked = before.blocked.filter((other) => other !== version);
  return { ...before, blocked, canary: { version, share } };
}

/** The state of a part in which `version` is blocked. `live` must be another version already; `lastGood` stays as it is. */
export function withBlocked(before: PartState, version: string): PartState {
  const blocked = [...new Set([...before.blocked, version])];
  const canary = before.canary?.version === version ? null : before.canary;
  return { ...before, canary, blocked };
}

/** The newest proven version that is not blocked. @param proven versions, oldest first */
export function newestProven(proven: readonly string[], blocked: readonly string[]): string | null {
  return proven.findLast((version) => !blocked.includes(version)) ?? null;
}

/** Whether the change made a version of its part live. */
export const madeLive = ({ action }: ReleaseChange): boolean => action === 'promote' || action === 'rollback';

/** Why a blocked version cannot go live. */
export const blockedSentence = (name: string, version: string): string =>
  `${name} ${version} is blocked. If its fault was elsewhere, promote it with --unblock.`;

const changesOf = (log: readonly LogEntry[], name: string): ReleaseChange[] =>
  log.flatMap(({ changes }) => changes).filter((change) => change.name === name);

const targetsOf = (changes: readonly ReleaseChange[]): string[] =>
  changes.flatMap(({ to }) => (to === null ? [] : [to]));

/** The versions of a part that were live, oldest first, each as often as it went live. */
export const formerlyLive = (log: readonly LogEntry[], name: string): string[] =>
  targetsOf(changesOf(log, name).filter(madeLive));

/**
 * The versions of a part that have proven themselves, in the order in which they went live last.
 * @param lastGood the current fallback, which stays proven when no reports can be read
 * @param measured versions that have run well according to what browsers reported; persons have approved others. One that
 *   was on trial only does not count, because reports can be forged
 */
export function provenVersions(
  log: readonly LogEntry[],
  name: string,
  lastGood: string | null,
  measured: readonly string[] = [],
): string[] {
  const approved = targetsOf(changesOf(log, name).filter(({ action }) => action === 'approve'));
  const former = formerlyLive(log, name);
  const left = rolledBackVersions(log, name);
  const proven = new Set([
    ...approved,
    ...(lastGood === null ? [] : [lastGood]),
    ...measured.filter((version) => former.includes(version)),
  ]);
  return [...proven]
    .filter((version) => !left.has(version))
    .sort((a, b) => former.lastIndexOf(a) - former.lastIndexOf(b));
}

/**
 * Versions of a part that a rollback has left, and that nobody has made live again or approved since: no other rollback
 * returns to them, and they are no fallback.
 */
export function rolledBackVersions(log: readonly LogEntry[], name: string): Set<string> {
  const left = new Set<string>();
  for (const change of changesOf(log, name)) {
    if (change.action === 'rollback' && change.from !== null) left.add(change.from);
    if ((madeLive(change) || change.action === 'approve') && change.to !== null) left.delete(change.to);
  }
  return left;
}

/** Whether any change of the part named the version. */
export const isInLog = (log: readonly LogEntry[], name: string, version: string): boolean =>
  changesOf(log, name).some(({ from, to }) => from === version || to === version);

/**
 * The versions of a part that a page may still ask for: those that a registry has named since `since`, in milliseconds.
 * An open page may run the version live when it was loaded.
 */
export function versionsInUse(
  log: readonly LogEntry[],
  registry: RegistryDocument,
  name: string,
  since: number,
): Set<string> {
  // A registry was in use until the next entry was written.
  const recent = log.filter((_, index) => Date.parse(log[index + 1]?.at ?? '9999-01-01T00:00:00Z') >= since);
  return new Set(
    [registry, ...recent.map((entry) => entry.registry)].flatMap((document) => namedVersions(document, name)),
  );
}

/** The versions of a part that a registry names. */
export function namedVersions(registry: RegistryDocument, name: string): string[] {
  const state = partState(registry, name);
  return [state?.live, state?.lastGood, state?.canary?.version].filter((version) => typeof version === 'string');
}
