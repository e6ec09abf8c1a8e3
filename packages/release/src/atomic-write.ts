import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** The end of the name of a file or folder that is still being written. */
export const TEMPORARY_SUFFIX = '.tmp';

/** A name beside `path` that no other process uses, also not one of another machine on a shared disk. */
export const temporaryPath = (path: string): string => `${path}.${randomBytes(6).toString('hex')}${TEMPORARY_SUFFIX}`;

/** Replaces `file` in one step: a reader sees the complete old text or the complete new one. */
export function writeAtomically(file: string, text: string): void {
  renameSync(writeTemporary(file, text), file);
}

/**
 * Creates `file` with `text`; returns false when it exists already. Simultaneous changes use it as compare-and-swap.
 * A hard link gives the complete temporary file its name and fails when the name exists. So no reader sees an empty
 * file, and a process that dies before the link leaves no `file`.
 */
export function createExclusively(file: string, text: string): boolean {
  const temporary = writeTemporary(file, text);
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(temporary);
  }
}

/** Writes `text` to a temporary file beside `file`, flushed to disk. Returns its path. */
function writeTemporary(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = temporaryPath(file);
  const handle = openSync(temporary, 'w');
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  return temporary;
}
