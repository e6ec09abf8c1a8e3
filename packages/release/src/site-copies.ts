/**
 * One site in several folders, each served by an instance of its own. The first folder decides: the log there is the compare-and-swap
 * of simultaneous changes. A copy gets the files of a change before the change is made, and the log and the registry afterwards, so no
 * instance names a file that another one does not have.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { RegistryDocument } from '@touchline/contracts/area';
import { writeAtomically } from './atomic-write.js';
import { namedVersions } from './registry-changes.js';
import { logFolder, logNumbers, readRegistry, registryFile, registryLogFile } from './registry-store.js';
import { SHELL, installVersion, isInSite, versionFolder } from './site-folder.js';
import { writeStaticPage } from './static-page.js';
import { UnfitError } from './unfit-error.js';

/**
 * Brings `site` up to date from a copy that is ahead of it: its machine was away while others changed the site, or is new. Throws when a
 * folder cannot be reached.
 */
export function adoptNewest(site: string, copies: readonly string[]): void {
  for (const copy of copies) {
    requireFolder(copy);
    const [own, other] = [readRegistry(site), readRegistry(copy)];
    if (other.seq > own.seq && (own.seq === 0 || own.site === other.site)) follow(copy, site);
  }
}

/** Copies what a registry names into each copy. Throws, so that nothing goes live, when a copy cannot take it. */
export function installInCopies(site: string, copies: readonly string[], registry: RegistryDocument): void {
  for (const copy of copies) {
    try {
      installNamed(site, copy, registry);
    } catch (error) {
      if (error instanceof UnfitError) throw error;
      throw new Error(`${copy} cannot take the files, so nothing is changed: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}

/** Lets each copy follow `site`. @returns one sentence per copy that could not; the next change brings it up to date */
export function updateCopies(site: string, copies: readonly string[]): string[] {
  return copies.flatMap((copy) => {
    try {
      follow(site, copy);
      return [];
    } catch (error) {
      return [`${copy} stays behind until the next change: ${(error as Error).message}`];
    }
  });
}

/** A folder of another machine that is not mounted looks like an empty one, and writing into it would go nowhere. */
function requireFolder(copy: string): void {
  if (existsSync(copy)) return;
  throw new Error(
    `${copy} does not exist, so nothing is changed. Make the folder of a new instance first; leave out the one of a machine that is away.`,
  );
}

/** Files, then the log, then the registry, then the page: an instance that serves `to` meanwhile has a complete site at every moment. */
function follow(from: string, to: string): void {
  const registry = readRegistry(from);
  if (registry.seq === 0) return;
  installNamed(from, to, registry);
  // Its log would be continued with the changes of another site.
  if (readRegistry(to).site !== registry.site) rmSync(logFolder(to), { recursive: true, force: true });
  for (const seq of logNumbers(from)) copyIfOther(registryLogFile(from, seq), registryLogFile(to, seq));
  const own = readRegistry(to);
  if (own.site !== registry.site || own.seq <= registry.seq) copyIfOther(registryFile(from), registryFile(to));
  // Another process may have gone on meanwhile: reading completes what its log entry says.
  readRegistry(to);
  writeStaticPage(to);
}

function installNamed(from: string, to: string, registry: RegistryDocument): void {
  for (const name of [SHELL, ...Object.keys(registry.remotes)])
    for (const version of namedVersions(registry, name))
      if (isInSite(from, name, version)) installVersion(to, name, version, versionFolder(from, name, version));
}

function copyIfOther(from: string, to: string): void {
  const text = readFileSync(from, 'utf8');
  if (!existsSync(to) || readFileSync(to, 'utf8') !== text) writeAtomically(to, text);
}
