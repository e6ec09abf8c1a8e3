/** One process at a time builds the parts of a checkout: two of them would delete each other's unfinished files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './parts.mjs';

const LOCK = join(ROOT, 'node_modules/.cache/touchline-building');
const LOOK_EVERY_MS = 200;
/** Tells a build that was started by a build that the lock is already held. */
const HELD = 'TOUCHLINE_BUILDING';

/** Variables of the environment for builds that `work` starts. */
export const lockHeld = { [HELD]: '1' };
export const isLockHeld = () => process.env[HELD] !== undefined;

/**
 * Runs `work` while no other process of this checkout builds. The lock of a process that has ended is ignored.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whileBuilding(work) {
  if (isLockHeld()) return work();
  while (!tryLock()) await delay(LOOK_EVERY_MS);
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function tryLock() {
  try {
    mkdirSync(dirname(LOCK), { recursive: true });
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld()) rmSync(LOCK, { force: true });
    return false;
  }
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
