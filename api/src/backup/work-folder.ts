import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { namesInFolder } from '../common/files/names-in-folder.js';
import { driverError } from '../database/database-errors.js';
import { SqliteDatabase } from '../database/sqlite-driver.js';

const PREFIX = '.touchline-work-';
/** In a work folder: locked by its owner, and by the system no longer once that process has ended, however it did. */
const LOCK = 'in-use';
/** A file may be created in a folder while it is removed. */
const RM_RETRIES = 3;
/** What ends a command early and can be noticed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Gives `work` a new folder inside `parent` that only its owner can read, and removes it afterwards, also after a failure
 * or a signal. What a killed process has left there is removed first, because it holds health data that is not encrypted.
 */
export async function withWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeLeftovers(parent);
  const name = randomBytes(8).toString('hex');
  const unlocked = join(parent, `.touchline-new-${name}`);
  await mkdir(unlocked, { mode: 0o700 });
  const lock = takeLock(join(unlocked, LOCK));
  // Only now, so that nobody takes a folder without a lock for a leftover.
  const folder = join(parent, `${PREFIX}${name}`);
  await rename(unlocked, folder);

  for (const signal of SIGNALS) process.on(signal, removeAllAndExit);
  inUseHere.add(folder);
  try {
    return await work(folder);
  } finally {
    lock?.close();
    await rm(folder, { recursive: true, force: true });
    inUseHere.delete(folder);
    for (const signal of SIGNALS) process.off(signal, removeAllAndExit);
  }
}

/** Null on a share that knows no locks: two commands at once may then end one another. */
function takeLock(path: string): SqliteDatabase | null {
  try {
    const lock = new SqliteDatabase(path);
    lock.prepare('BEGIN EXCLUSIVE').run();
    return lock;
  } catch {
    return null;
  }
}

/** Removes the work folders inside `parent` that no running process uses. A process may be of another machine or container. */
export async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await namesInFolder(parent))
    if (name.startsWith(PREFIX) && !isInUse(join(parent, name, LOCK)))
      await rm(join(parent, name), { recursive: true, force: true });
}

function isInUse(lock: string): boolean {
  if (!existsSync(lock)) return false;
  try {
    const database = new SqliteDatabase(lock);
    database.prepare('BEGIN EXCLUSIVE').run();
    database.close();
    return false;
  } catch (error) {
    return driverError(error).code === 'SQLITE_BUSY';
  }
}

/** A restore has two work folders while it backs up the present data. */
const inUseHere = new Set<string>();

/** Ends the process in the same turn, before the work notices that its files are gone. */
function removeAllAndExit(signal: NodeJS.Signals): void {
  try {
    for (const folder of inUseHere) rmSync(folder, { recursive: true, force: true, maxRetries: RM_RETRIES });
  } finally {
    process.exit(128 + constants.signals[signal]);
  }
}

/** Throws CommandError when the disk of `folder` has less than `bytes` free. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes)
    throw new CommandError(
      `The disk of ${folder} has ${sizeText(bavail * bsize)} free, and ${sizeText(bytes)} may be needed. Nothing was written.`,
    );
}

/** `1.4 GB`. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let at = 0;
  while (size >= 1000 && at < units.length - 1) {
    size /= 1000;
    at += 1;
  }
  return `${at === 0 ? size : size.toFixed(1)} ${units[at]}`;
}
