import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { namesInFolder } from '../common/files/names-in-folder.js';

/** `.touchline-work-<process>-<random>`: no name of a backup. */
const NAME = /^\.touchline-work-(\d+)-[\da-f]+$/;

/**
 * Gives `work` a new folder inside `parent` that only its owner can read, and removes it afterwards, also after a failure.
 * What a killed process has left there is removed first, because it holds health data that is not encrypted.
 */
export async function withWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeLeftovers(parent);
  const folder = join(parent, `.touchline-work-${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await namesInFolder(parent)) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner)))
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
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
