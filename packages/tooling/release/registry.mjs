/**
 * The registry of a site: which version of each area is live. Every change is one entry of an append-only log, created exclusively
 * (the compare-and-swap of two promotes at once), and one atomic replacement of `registry.json`. The log entry carries the whole new
 * document, so a process that died between the two leaves something the next one finishes.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createExclusively, writeAtomically } from './atomic-write.mjs';
import { readJson } from './parts.mjs';

const ATTEMPTS = 20;

const registryFile = (site) => join(site, 'registry.json');
const logFolder = (site) => join(site, 'registry/log');
const logFile = (site, seq) => join(logFolder(site), `${seq}.json`);
const serialise = (value) => `${JSON.stringify(value, null, 1)}\n`;

/** The registry of `site`; a new empty one where there is none. Finishes what a dead process left half-way. */
export function readRegistry(site) {
  const registry = existsSync(registryFile(site))
    ? readJson(registryFile(site))
    : { site: randomBytes(8).toString('hex'), seq: 0, remotes: {} };
  return followLog(site, registry);
}

/**
 * Goes from `registry` to the end of the log, writing each step. Whoever writes the registry looks for the next entry afterwards, so the
 * last one to write has always written the newest, however the processes were interleaved.
 */
function followLog(site, registry) {
  let newest = registry;
  while (existsSync(logFile(site, newest.seq + 1))) {
    newest = readJson(logFile(site, newest.seq + 1)).registry;
    writeAtomically(registryFile(site), serialise(newest));
  }
  return newest;
}

/** All log entries, oldest first. */
export function readLog(site) {
  if (!existsSync(logFolder(site))) return [];
  const seqs = readdirSync(logFolder(site))
    .map((name) => Number(name.replace('.json', '')))
    .filter(Number.isSafeInteger);
  return seqs.sort((a, b) => a - b).map((seq) => readJson(logFile(site, seq)));
}

/**
 * Changes the registry: `change(registry)` returns `{ registry, entry }`, or null to leave it alone. Called again when somebody else
 * was faster. `entry` says what and why; when, by whom and the number are added here.
 * @returns the new registry, or null
 */
export function changeRegistry(site, change) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = readRegistry(site);
    const changed = change(before);
    if (!changed) return null;
    const registry = { ...changed.registry, site: before.site, seq: before.seq + 1 };
    const entry = {
      seq: registry.seq,
      at: new Date().toISOString(),
      by: userInfo().username,
      ...changed.entry,
      registry,
    };
    if (createExclusively(logFile(site, registry.seq), serialise(entry))) {
      followLog(site, before);
      return registry;
    }
  }
  throw new Error(`The registry in ${site} is being changed by others all the time. Try again.`);
}

/** What the registry becomes when `head` goes live: the old live version is the one to fall back to, unless it was blocked. Pure. */
export function withPromoted(registry, head) {
  const old = registry.remotes[head.name];
  const blocked = (old?.blocked ?? []).filter((version) => version !== head.version);
  const candidate = old && old.live !== head.version ? old.live : (old?.lastGood ?? null);
  const lastGood = candidate !== null && !blocked.includes(candidate) ? candidate : null;
  const releases = { [head.version]: head };
  if (lastGood !== null && lastGood !== head.version) releases[lastGood] = old.releases[lastGood];
  return {
    ...registry,
    remotes: { ...registry.remotes, [head.name]: { live: head.version, lastGood, blocked, releases } },
  };
}
