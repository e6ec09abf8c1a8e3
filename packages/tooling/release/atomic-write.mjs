import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces `file` in one step: a reader sees the old text or the new one, never half of it. */
export function writeAtomically(file, text) {
  renameSync(writeBeside(file, text), file);
}

/**
 * Creates `file` with `text`; false when it exists already. This is the compare-and-swap of two promotes at once. The text is complete
 * before the name appears (a hard link, which fails when the name is taken): nobody reads an empty file, and a process that dies
 * half-way leaves no name behind.
 */
export function createExclusively(file, text) {
  const temporary = writeBeside(file, text);
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(temporary);
  }
}

/** `text` on disk under a name of this process beside `file`. */
function writeBeside(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = openSync(temporary, 'w');
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  return temporary;
}
