/**
 * The registry of a site on disk. A change creates one entry of an append-only log and then replaces `registry.json`
 * atomically. Entries are created exclusively, which is the compare-and-swap of simultaneous changes. An entry contains
 * the whole new registry, so the next process completes the change of one that died between the two steps.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { REGISTRY_FORMAT, type RegistryDocument, type ShellRelease } from '@touchline/contracts/area';
import { createExclusively, writeAtomically } from './atomic-write.js';
import { withSignature, type RegistrySigner } from './registry-signature.js';

/** How long a process tries to make its change while others make theirs. One of them succeeds in every round. */
const MAX_WAIT_MS = 60_000;
const MAX_PAUSE_MS = 40;

export type ReleaseAction = 'promote' | 'canary' | 'end-canary' | 'rollback' | 'block' | 'approve';

/** What a log entry changed of one part (an area, or `shell`). `from`, `to`: versions; null for none. */
export interface ReleaseChange {
  name: string;
  action: ReleaseAction;
  from: string | null;
  to: string | null;
}

/** An entry of the log: what changed, when, by whom and why, with the registry that it led to. */
export interface LogEntry {
  seq: number;
  /** Instant as ISO text in UTC. */
  at: string;
  by: string;
  why: string;
  changes: ReleaseChange[];
  registry: RegistryDocument;
}

/** A change of the registry. `by` is the user of this process unless it is given. */
export interface RegistryChange {
  registry: RegistryDocument;
  changes: ReleaseChange[];
  why: string;
  by?: string;
  /** Without it the registry is written unsigned. */
  signer?: RegistrySigner;
}

export const registryFile = (site: string): string => join(site, 'registry.json');
export const logFolder = (site: string): string => join(site, 'registry/log');
/** The log entry with which the registry got the number `seq`. */
export const registryLogFile = (site: string, seq: number): string => join(logFolder(site), `${seq}.json`);
const serialise = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** A JSON file as an object. Throws when it is missing or broken. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Reads the registry of `site`, or makes an empty one in memory. Completes a change that a dead process left unfinished. */
export function readRegistry(site: string): RegistryDocument {
  const registry: RegistryDocument = existsSync(registryFile(site))
    ? readJson(registryFile(site))
    : { format: REGISTRY_FORMAT, site: randomBytes(8).toString('hex'), seq: 0, remotes: {} };
  return withShellOfPage(site, applyLog(site, registry));
}

/**
 * Writes the registries of all log entries after `registry`. Every process looks for the next entry after it has written
 * one, so the last write is always the newest registry, in any order of simultaneous processes.
 */
function applyLog(site: string, registry: RegistryDocument): RegistryDocument {
  let newest = registry;
  while (existsSync(registryLogFile(site, newest.seq + 1))) {
    newest = readJson<LogEntry>(registryLogFile(site, newest.seq + 1)).registry;
    writeAtomically(registryFile(site), serialise(newest));
  }
  return newest;
}

/** In the first format only the page named the shell. */
function withShellOfPage(site: string, registry: RegistryDocument): RegistryDocument {
  const page = join(site, 'index.html');
  if (registry.shell || !existsSync(page)) return registry;
  const live = /\/shell\/([^/"]+)\//.exec(readFileSync(page, 'utf8'))?.[1];
  const document = live && join(site, 'shell', live, 'release.json');
  if (!live || !document || !existsSync(document)) return registry;
  const { entry } = readJson<ShellRelease>(document);
  return { ...registry, shell: { live, lastGood: null, blocked: [], entry } };
}

/** All log entries, oldest first. */
export function readLog(site: string): LogEntry[] {
  return logNumbers(site).map((seq) => withChanges(readJson(registryLogFile(site, seq))));
}

/** The numbers of all log entries, oldest first. */
export function logNumbers(site: string): number[] {
  if (!existsSync(logFolder(site))) return [];
  return readdirSync(logFolder(site))
    .map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1]))
    .filter(Number.isSafeInteger)
    .sort((a, b) => a - b);
}

/** An entry of the first format changed one part, named in the entry itself. */
function withChanges(entry: LogEntry & Partial<ReleaseChange>): LogEntry {
  if (entry.changes) return entry;
  const { name = '', from = null, to = null } = entry;
  return { ...entry, changes: [{ name, action: 'promote', from, to }] };
}

/**
 * Changes the registry. `change(registry)` returns null to change nothing; it is called again when another process has
 * changed the registry first.
 * @returns the new registry, or null when nothing was changed. Throws when the registry is of a newer format, and after
 * a minute in which others changed it all the time
 */
export function changeRegistry(
  site: string,
  change: (registry: RegistryDocument) => RegistryChange | null,
): RegistryDocument | null {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (Date.now() < deadline) {
    const before = readRegistry(site);
    if ((before.format ?? 0) > REGISTRY_FORMAT)
      throw new Error(`The registry in ${site} was written by newer commands (format ${before.format}). Update these.`);
    const changed = change(before);
    if (!changed) return null;
    const { why, changes, by = userName(), signer } = changed;
    const next = { ...changed.registry, format: REGISTRY_FORMAT, site: before.site, seq: before.seq + 1 };
    const registry = withSignature(next, signer);
    const entry: LogEntry = { seq: registry.seq, at: new Date().toISOString(), by, why, changes, registry };
    if (createExclusively(registryLogFile(site, registry.seq), serialise(entry))) {
      applyLog(site, before);
      return registry;
    }
    pause(Math.random() * MAX_PAUSE_MS);
  }
  throw new Error(`The registry in ${site} is being changed by others all the time. Try again.`);
}

/** Blocks this thread: a change reads and writes files synchronously. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** A container may run under a number that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
