import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from './inputs-hash.mjs';

/**
 * Fills a folder beside `dist` and then replaces `dist` with it, so that a failed or stopped build keeps the last good one.
 * The hash of the inputs is taken before: changes made while the build runs are not in it.
 */
export async function replaceDist(part, dist, fill) {
  const inputs = inputsHash(part);
  const temporary = `${dist}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  await fill(temporary);
  writeFileSync(join(temporary, '.inputs'), inputs);
  rmSync(dist, { recursive: true, force: true });
  renameSync(temporary, dist);
}
