import { statSync } from 'node:fs';
import { listBackups, type BackupFile } from '../../backup/backup-files.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';
import { bytesText, countText, durationText } from '../figures.js';

const HOUR_MS = 3_600_000;
/** A nightly backup, and two hours for one that takes longer. */
const WARNING_MS = 26 * HOUR_MS;
/** A long weekend in which nobody has looked. */
const FAILED_MS = 72 * HOUR_MS;
/** A backup that is this much smaller than the one before it may have lost something. */
const SUSPICIOUS_SHARE = 0.5;

export const backupsCheck: Check = {
  subject: 'Backups',
  needs: ['BACKUP_DIR', 'DATA_DIR'],
  run({ settings: { backupDir, dataDir } }) {
    if (backupDir === null)
      return warning(
        'BACKUP_DIR is not set, so the product makes no backups: set it with BACKUP_KEY_FILE, unless you copy the database and DATA_DIR in another way.',
      );
    try {
      return [...newest(backupDir, new Date()), ...sameDisk(backupDir, dataDir)];
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      return failed(
        `The backups in ${backupDir} cannot be read (${code}), so nobody knows whether there are any: let the user who runs the product read that folder.`,
      );
    }
  },
};

function newest(backupDir: string, now: Date): Answer[] {
  const backups = listBackups(backupDir);
  const last = backups.at(-1);
  if (last === undefined)
    return [
      failed(
        `There is no backup in ${backupDir}: make one with \`npm run backup\`, and let the machine do it each night.`,
      ),
    ];
  const size = sizeOf(last);
  if (size === 0)
    return [failed(`The newest backup, ${last.path}, is empty: make another one with \`npm run backup\`.`)];

  const age = now.getTime() - last.at.getTime();
  const sentence = `The newest of ${countText(backups.length, 'backup')} is ${durationText(age)} old and has ${bytesText(size)}`;
  if (age < -HOUR_MS)
    return [warning(`The newest backup, ${last.path}, is from the future: look at the clock of this machine.`)];
  if (age > FAILED_MS)
    return [failed(`${sentence}: look why none was made since, and make one with \`npm run backup\`.`)];
  if (age > WARNING_MS) return [warning(`${sentence}: look why the last night made none.`)];
  const before = backups.at(-2);
  if (before !== undefined && size < sizeOf(before) * SUSPICIOUS_SHARE)
    return [
      warning(
        `${sentence}, less than half of the one before it (${bytesText(sizeOf(before))}): look whether records are missing.`,
      ),
    ];
  return [ok(`${sentence}.`)];
}

function sameDisk(backupDir: string, dataDir: string): Answer[] {
  try {
    if (statSync(backupDir).dev !== statSync(dataDir).dev) return [];
  } catch {
    // A missing folder has a line of its own.
    return [];
  }
  return [
    warning(
      'BACKUP_DIR is on the same disk as DATA_DIR, and is lost with it: copy the backups to another machine (--to-also), or use another disk.',
    ),
  ];
}

const sizeOf = ({ path }: BackupFile): number => statSync(path).size;
