import { existsSync, type Dirent } from 'node:fs';
import { readdir, rename, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { AuditArchive } from '../common/audit/audit-archive.js';
import { namesInFolder } from '../common/files/names-in-folder.js';
import { syncFolder } from '../common/files/append-durably.js';
import { API_VERSION } from '../common/http/api-description.js';
import type { Settings } from '../config/settings.js';
import { driverError } from '../database/database-errors.js';
import { backupFileName } from './backup-files.js';
import { AUDIT_ARCHIVE, DATABASE_NAMES, SITE, SITE_REGISTRY, type BackupManifest } from './backup-manifest.js';
import { packInto, type FileToPack } from './packed-files.js';
import type { Snapshot } from './snapshot.js';
import { requireRoom, withWorkFolder } from './work-folder.js';

/** Folder of `SITE_DIR` with files that a team has sent and not released. */
const UPLOADS = 'registry/uploads/';

/** How often to list a site while versions are removed from it. */
const LIST_ATTEMPTS = 20;

export interface BackupTarget {
  folder: string;
  /** An age identity. */
  key: string;
}

/** The database to back up. */
export interface BackupSource {
  /** Bytes on the disk, at least as many as a copy has. */
  size(): Promise<number>;
  /** Copies it into a folder as it is at one moment. */
  snapshot(folder: string): Promise<Snapshot>;
}

export interface WrittenBackup {
  path: string;
  size: number;
  manifest: BackupManifest;
}

/** The settings of backups. Throws CommandError where they are missing. */
export function backupFolderOf({ backupDir, backupKeyFile }: Settings): { folder: string; keyFile: string } {
  if (backupDir === null || backupKeyFile === null)
    throw new CommandError(
      'BACKUP_DIR and BACKUP_KEY_FILE are not set: set the folder of the backups and the file of their key, in the environment or in .env.',
    );
  return { folder: backupDir, keyFile: backupKeyFile };
}

/**
 * Writes a backup of the database, the archive of the audit and the site into a new file. The file has its name only
 * once it is whole and on the disk.
 */
export async function writeBackup(
  settings: Settings,
  { folder, key }: BackupTarget,
  source: BackupSource,
  now: Date,
): Promise<WrittenBackup> {
  const written = withWorkFolder(folder, async (work) => {
    const size = await source.size();
    // The copy of the database, and the finished file beside it.
    await requireRoom(folder, 2 * size);
    const snapshot = await source.snapshot(work);
    const packed = join(work, 'packed');
    const manifest = await packInto(packed, filesOf(snapshot, settings), key, (list) => ({
      format: 1,
      product: API_VERSION,
      ...snapshot.facts,
      created_at: now.toISOString(),
      files: list,
    }));
    const path = await giveName(packed, folder, now);
    return { path, size: (await stat(path)).size, manifest };
  });
  return written.catch((error: unknown) => {
    const isFull = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(driverError(error).code ?? '');
    throw isFull ? new CommandError(`The disk of ${folder} is full: no backup was written.`) : error;
  });
}

/**
 * The database, and then the files beside it. The archive is listed after the database was copied: an entry of the audit
 * that has left it before is in the archive by now. One that leaves it later is in both, which does no harm.
 */
async function* filesOf(snapshot: Snapshot, { dataDir, siteDir }: Settings): AsyncGenerator<FileToPack> {
  yield { path: snapshot.path, name: DATABASE_NAMES[snapshot.facts.database] };
  const archive = new AuditArchive(dataDir).folder;
  for (const name of (await namesInFolder(archive)).sort())
    yield { path: join(archive, name), name: `${AUDIT_ARCHIVE}/${name}` };
  yield* siteFiles(siteDir);
}

/** The registry comes first, so that every version that it names is listed after it. Old versions may be removed meanwhile. */
async function* siteFiles(siteDir: string): AsyncGenerator<FileToPack> {
  yield { path: join(siteDir, SITE_REGISTRY), name: `${SITE}/${SITE_REGISTRY}`, mayVanish: true };
  const names = (await entriesOf(siteDir))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== SITE_REGISTRY && !name.startsWith(UPLOADS) && !isUnfinished(name));
  for (const name of names.sort()) yield { path: join(siteDir, name), name: `${SITE}/${name}`, mayVanish: true };
}

/** Everything in a folder. None where there is no such folder; a folder inside that is removed meanwhile is no reason for that. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await readdir(folder, { recursive: true, withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === LIST_ATTEMPTS) throw error;
      if (!existsSync(folder)) return [];
    }
}

/** A version that is being copied into the site is a folder with this end until it is complete. */
const isUnfinished = (name: string): boolean => name.split('/').some((part) => part.endsWith('.tmp'));

/** Two backups within a second do not replace each other: the second one is named by the next free second. */
async function giveName(packed: string, folder: string, now: Date): Promise<string> {
  const taken = new Set(await readdir(folder));
  let at = now;
  while (taken.has(backupFileName(at))) at = new Date(at.getTime() + 1000);
  const path = join(folder, backupFileName(at));
  await rename(packed, path);
  await syncFolder(folder);
  return path;
}
