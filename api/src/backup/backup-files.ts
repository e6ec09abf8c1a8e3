import { join } from 'node:path';
import { namesInFolderSync } from '../common/files/names-in-folder.js';

/** A finished backup. A backup in the making has another name. */
export interface BackupFile {
  /** Absolute. */
  path: string;
  /** When the backup began: it holds the data stored by then. */
  at: Date;
}

const NAME = /^touchline-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:tar\.gz\.age|backup)$/;

/** `touchline-20261126T031500Z.tar.gz.age`: sorted by name is sorted by time. */
export function backupFileName(at: Date): string {
  const compact = at
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replace(/[-:]/g, '');
  return `touchline-${compact}.tar.gz.age`;
}

/** The finished backups of a folder, oldest first. Empty when there is no such folder; throws when it cannot be read. */
export function listBackups(folder: string): BackupFile[] {
  return namesInFolderSync(folder)
    .sort()
    .flatMap((name) => {
      const parts = NAME.exec(name);
      if (!parts) return [];
      const [, year, month, day, hour, minute, second] = parts;
      const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return Number.isNaN(at.getTime()) ? [] : [{ path: join(folder, name), at }];
    });
}
