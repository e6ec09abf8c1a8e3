/**
 * The registry of a site: which version of each area is live. A change creates one entry of an append-only log and then
 * replaces `registry.json` atomically. Entries are created exclusively, which is the compare-and-swap of simultaneous
 * promotes. An entry contains the whole new registry, so the next process completes the change of one that died between
 * the two steps.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createExclusively, writeAtomically } from './atomic-write.mjs';
import { readJson } from './parts.mjs';

const MAX_ATTEMPTS = 20;

const registryFile = (site) => join(site, 'registry.json');
const logFolder = (site) => join(site, 'registry/log');
const logFile = (site, seq) => join(logFolder(site), `${seq}.json`);
const serialise = (value) => `${JSON.stringify(value, null, 1)}\n`;

/** Reads the registry of `site`, or creates an empty one in memory. Completes a change that a dead process left unfinished. */
export function readRegistry(site) {
  const registry = existsSync(registryFile(site))
    ? readJson(registryFile(site))
    : { site: randomBytes(8).toString('hex'), seq: 0, remotes: {} };
  return applyLog(site, registry);
}

/**
 * Writes the registries of all log entries after `registry`. Every process looks for the next entry after it has written
 * one, so the last write is always the newest registry, in whatever order simultaneous processes run.
 */
function applyLog(site, registry) {
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
 * Changes the registry. `change(registry)` returns `{ registry, entry }`, or null to change nothing; it is called again
 * when another process has changed the registry first. `entry` says what changes and why; time, user and number are added.
 * @returns the new registry, or null when nothing was changed. Throws after 20 attempts
 */
export function changeRegistry(site, change) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
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
      applyLog(site, before);
      return registry;
    }
  }
  throw new Error(`The registry in ${site} is being changed by others all the time. Try again.`);
}

/** The registry with `head` live. The version that was live becomes the fallback (`lastGood`), unless it is blocked. Pure. */
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
