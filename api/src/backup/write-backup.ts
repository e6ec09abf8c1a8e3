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
import { AUDIT_ARCHIVE, DATABASE_NAMES, SITE, type BackupManifest } from './backup-manifest.js';
import { packInto, type FileToPack } from './packed-files.js';
import type { Snapshot } from './snapshot.js';
import { requireRoom, withWorkFolder } from './work-folder.js';

/** Folder of `SITE_DIR` with files that a team has sent and not released. */
const UPLOADS = join('registry', 'uploads');

export interface BackupTarget {
  folder: string;
  key: Buffer;
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
    const files = [
      { path: snapshot.path, name: DATABASE_NAMES[snapshot.facts.database] },
      ...(await otherFiles(settings)),
    ];

    const packed = join(work, 'packed');
    const manifest = await packInto(packed, files, key, (list) => ({
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
 * The files beside the database. Listed after it was copied: an entry of the audit that has left it before is in the
 * archive by now. One that leaves it later is in both, which does no harm.
 */
async function otherFiles({ dataDir, siteDir }: Settings): Promise<FileToPack[]> {
  const archive = new AuditArchive(dataDir).folder;
  const months = (await namesInFolder(archive)).sort();
  return [
    ...months.map((name) => ({ path: join(archive, name), name: `${AUDIT_ARCHIVE}/${name}` })),
    ...(await siteFiles(siteDir)),
  ];
}

async function siteFiles(siteDir: string): Promise<FileToPack[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(siteDir, UPLOADS) + sep) && !path.endsWith('.tmp'))
    .sort()
    .map((path) => ({ path, name: `${SITE}/${relative(siteDir, path).split(sep).join('/')}` }));
}

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
