import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../administration/command-error.js';
import { namesInFolder } from '../common/files/names-in-folder.js';
import { syncFolder } from '../common/files/append-durably.js';
import { listBackups, type BackupFile } from './backup-files.js';
import { requireRoom } from './work-folder.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNFINISHED = /^touchline-[\w.]+\.unfinished$/;

/**
 * Copies a backup into another folder, which must exist: a disk that is not mounted would otherwise be taken for an empty
 * one. The copy is read back and compared before it gets its name.
 */
export async function copyBackup(path: string, folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new CommandError(`The folder ${folder} does not exist. Is its disk mounted? The backup ${path} is complete.`);
  const target = join(folder, basename(path));
  if (dirname(path) === folder) return target;
  for (const name of await namesInFolder(folder)) if (UNFINISHED.test(name)) await rm(join(folder, name));

  await requireRoom(folder, (await stat(path)).size);
  const unfinished = `${target}.unfinished`;
  await pipeline(createReadStream(path), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
  const file = await open(unfinished, 'r+');
  await file.sync().finally(() => file.close());
  if ((await checksumOf(unfinished)) !== (await checksumOf(path)))
    throw new CommandError(`The copy in ${folder} differs from ${path}: that disk does not store what is written.`);
  await rename(unfinished, target);
  await syncFolder(folder);
  return target;
}

/**
 * Removes the backups of a folder that are older than `days`, but never the newest. Yields a sentence for each. Where the
 * backup before the newest one is that old already, the clock may be wrong: nothing is removed this time.
 */
export async function* removeOldBackups(folder: string, days: number, now: Date): AsyncGenerator<string> {
  const ageOf = ({ at }: BackupFile): number => now.getTime() - at.getTime();
  const isOld = (backup: BackupFile): boolean => ageOf(backup) > days * DAY_MS;
  // One from the future was made while the clock was wrong.
  const past = listBackups(folder).filter((backup) => ageOf(backup) > -HOUR_MS);
  const before = past.at(-2);
  if (before !== undefined && isOld(before))
    return yield `Nothing was removed from ${folder}: the last backup there before this one is of ${before.at.toISOString().slice(0, 10)}. If the clock of this machine is right, the next backup removes the old ones.`;

  for (const { path } of past.slice(0, -1).filter(isOld)) {
    await rm(path);
    yield `The backup ${path} was removed: it is older than ${days} days.`;
  }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
