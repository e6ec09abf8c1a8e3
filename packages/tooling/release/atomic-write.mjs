import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces `file` in one step: a reader sees the complete old text or the complete new one. */
export function writeAtomically(file, text) {
  renameSync(writeTemporary(file, text), file);
}

/**
 * Creates `file` with `text`; returns false when it exists already. Simultaneous promotes use it as compare-and-swap.
 * A hard link gives the complete temporary file its name and fails when the name exists. So no reader sees an empty
 * file, and a process that dies before the link leaves no `file`.
 */
export function createExclusively(file, text) {
  const temporary = writeTemporary(file, text);
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

/** Writes `text` to a temporary file of this process beside `file`, flushed to disk. @returns its path */
function writeTemporary(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = openSync(temporary, 'w');
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  return temporary;
}
