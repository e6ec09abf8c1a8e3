/**
 * The folder from which a site is served: `shell/<version>/`, `remotes/<area>/<version>/`, `registry.json`, `index.html`.
 * A version folder never changes.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryDocument, ReleaseDocument, ShellRelease, SingletonNames } from '@touchline/contracts/area';
import { TEMPORARY_SUFFIX, temporaryPath } from './atomic-write.js';
import { readJson } from './registry-store.js';
import { UnfitError } from './unfit-error.js';

export const SHELL = 'shell';
const DAY_MS = 86_400_000;
/** Written beside the plain files by a compressor whose output differs between versions of Node. */
const DERIVED_FILES = /\.(br|gz)$|^release\.json$/;

/** The folder of all versions of a part. */
export const partFolder = (site: string, name: string): string =>
  name === SHELL ? join(site, SHELL) : join(site, 'remotes', name);

/** The folder of one version of a part. */
export const versionFolder = (site: string, name: string, version: string): string =>
  join(partFolder(site, name), version);

/** Whether a version of a part lies completely in the site. */
export const isInSite = (site: string, name: string, version: string): boolean =>
  existsSync(join(versionFolder(site, name, version), 'release.json'));

/** The release document of an area's version in the site. Throws when it is not there. */
export const readAreaRelease = (site: string, name: string, version: string): ReleaseDocument =>
  readJson(join(versionFolder(site, name, version), 'release.json'));

/** Reads the names that versions in the site take of single libraries. */
export const singletonsIn =
  (site: string) =>
  (name: string, version: string): SingletonNames | undefined =>
    isInSite(site, name, version) ? readAreaRelease(site, name, version).singletons : undefined;

/** The release document of a shell in the site. Throws when it is not there. */
export const readShellRelease = (site: string, version: string): ShellRelease =>
  readJson(join(versionFolder(site, SHELL, version), 'release.json'));

/** The release document of a registry's live shell; null while the site has none. */
export const liveShell = (site: string, { shell }: RegistryDocument): ShellRelease | null =>
  shell && isInSite(site, SHELL, shell.live) ? readShellRelease(site, shell.live) : null;

/**
 * Copies the folder of a built version into the site in one step. An existing version stays as it is.
 * Throws an UnfitError when the existing version has other files, because its integrity values would fit neither of the two.
 */
export function installVersion(site: string, name: string, version: string, from: string): void {
  const to = versionFolder(site, name, version);
  if (existsSync(to)) {
    if (haveSameFiles(from, to)) return;
    throw new UnfitError(
      [name],
      `${name} ${version} is in the site already, with other files. Raise the version in its package.json, ` +
        `or remove the folder ${to} if its files were damaged.`,
    );
  }
  mkdirSync(dirname(to), { recursive: true });
  const temporary = temporaryPath(to);
  cpSync(from, temporary, { recursive: true });
  try {
    renameSync(temporary, to);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process has copied the same version in the meantime.
    if (!existsSync(to)) throw error;
    installVersion(site, name, version, from);
  }
}

function haveSameFiles(one: string, other: string): boolean {
  const files = plainFiles(one);
  const others = plainFiles(other);
  return (
    files.length === others.length &&
    files.every(
      (file, index) => file === others[index] && readFileSync(join(one, file)).equals(readFileSync(join(other, file))),
    )
  );
}

const plainFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !DERIVED_FILES.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** The versions of a part that lie in the site, in no order. */
export const versionsInSite = (site: string, name: string): string[] =>
  existsSync(partFolder(site, name))
    ? readdirSync(partFolder(site, name)).filter(
        (version) => !version.endsWith(TEMPORARY_SUFFIX) && isInSite(site, name, version),
      )
    : [];

/** Makes a version young, so that no other process removes it while it goes live again. */
export function renewVersion(site: string, name: string, version: string): void {
  if (isInSite(site, name, version)) utimesSync(versionFolder(site, name, version), new Date(), new Date());
}

/**
 * Removes the versions of a part that are neither in `needed` nor younger than a day, and the unfinished copies of processes
 * that ended. A young version may belong to a promote that is still under way.
 */
export function removeOldVersions(site: string, name: string, needed: ReadonlySet<string>, now: number): void {
  const folder = partFolder(site, name);
  if (!existsSync(folder)) return;
  for (const version of readdirSync(folder)) {
    const path = join(folder, version);
    // Another process may have renamed or removed it in the meantime.
    const stats = statSync(path, { throwIfNoEntry: false });
    const isOld = stats !== undefined && now - stats.mtimeMs > DAY_MS;
    if (isOld && (version.endsWith(TEMPORARY_SUFFIX) || !needed.has(version)))
      rmSync(path, { recursive: true, force: true });
  }
}
