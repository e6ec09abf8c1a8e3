import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPORARY_SUFFIX, temporaryPath } from '@touchline/release/atomic-write';
import { namesInFolderSync } from '../../../common/files/names-in-folder.js';
import { releaseRefused } from '../releases.errors.js';

/** More than any build needs, without the compressed copies of files. */
const MAX_FILES = 200;
const COMPRESSED = /\.(br|gz)$/;
const MAX_VERSION_BYTES = 30 * 1024 * 1024;
/** Versions of an area that wait to be promoted. */
const MAX_STAGED_VERSIONS = 5;
const DAY_MS = 86_400_000;

export interface StagedVersion {
  area: string;
  version: string;
}

/** Nothing below `registry` is served. */
const areaFolder = (site: string, area: string) => join(site, 'registry/uploads', area);

/**
 * Stores a file of a version that is being uploaded. The same name again replaces the file. Throws when the version has
 * too many files, or the area too many versions.
 * @param now in milliseconds
 */
export function stageFile(
  site: string,
  { area, version }: StagedVersion,
  { name, bytes }: { name: string; bytes: Buffer },
  now: number,
): void {
  if (version.endsWith(TEMPORARY_SUFFIX)) throw releaseRefused(`A version does not end with ${TEMPORARY_SUFFIX}.`);
  const folder = join(areaFolder(site, area), version);
  removeOldUploads(site, area, now);
  const versions = namesInFolderSync(areaFolder(site, area)).filter((entry) => !entry.endsWith(TEMPORARY_SUFFIX));
  if (!versions.includes(version) && versions.length >= MAX_STAGED_VERSIONS)
    throw releaseRefused(`${MAX_STAGED_VERSIONS} other versions of ${area} were uploaded today and never promoted.`);
  const others = namesInFolderSync(folder).filter((entry) => entry !== name);
  const size = others.reduce((sum, entry) => sum + sizeOf(join(folder, entry)), bytes.length);
  if (!COMPRESSED.test(name) && others.filter((entry) => !COMPRESSED.test(entry)).length >= MAX_FILES)
    throw releaseRefused(`A version has at most ${MAX_FILES} files.`);
  if (size > MAX_VERSION_BYTES) throw releaseRefused(`A version has at most ${MAX_VERSION_BYTES} bytes.`);

  mkdirSync(folder, { recursive: true });
  const temporary = temporaryPath(folder);
  writeFileSync(temporary, bytes);
  renameSync(temporary, join(folder, name));
}

/**
 * Runs `use` with the folder of an uploaded version. Meanwhile no upload can change its files. When `use` succeeds the
 * folder is removed, otherwise it stays, so that another attempt needs no upload. The folder is missing when nothing was
 * uploaded.
 */
export function useStaged<T>(site: string, { area, version }: StagedVersion, use: (folder: string) => T): T {
  const folder = join(areaFolder(site, area), version);
  const taken = temporaryPath(folder);
  const isTaken = rename(folder, taken);
  try {
    const result = use(taken);
    rmSync(taken, { recursive: true, force: true });
    return result;
  } catch (error) {
    // Files that were uploaded in the meantime, through another instance, take precedence.
    if (isTaken && !rename(taken, folder)) rmSync(taken, { recursive: true, force: true });
    throw error;
  }
}

/** Returns false when `from` does not exist, or when `to` does. */
function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function removeOldUploads(site: string, area: string, now: number): void {
  const folder = areaFolder(site, area);
  for (const entry of namesInFolderSync(folder)) {
    const path = join(folder, entry);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && now - stats.mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** In bytes; 0 for a file that another instance has removed in the meantime. */
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
