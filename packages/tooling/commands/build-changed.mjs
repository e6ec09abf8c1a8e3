/** Builds the parts whose inputs changed since their last build. Each part has its own process; at most two run at once. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from '../../area-kit/area/inputs-hash.mjs';
import { lockHeld, whileBuilding } from '../release/build-lock.mjs';
import { ROOT, listParts } from '../release/parts.mjs';

/** @returns {Promise<boolean>} whether the build succeeded */
function build(part) {
  return new Promise((resolve) => {
    // Standard output stays free for what the command itself prints, because scripts may read it.
    process.stderr.write(`Building ${part.name}\n`);
    const child = spawn(process.execPath, [join(ROOT, 'packages/tooling/commands/build.mjs'), part.name], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...lockHeld },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const isForOthers = ({ kind }) => kind === 'package' || kind === 'kit';

/**
 * @param {(part: { kind: string }) => boolean} [isWanted]
 * @returns {Promise<string[]>} the names of the parts that could not be built; all others are up to date
 */
export async function buildChanged(isWanted = () => true) {
  const changed = () => listParts().filter((part) => isWanted(part) && !isBuilt(part));
  return changed().length === 0 ? [] : whileBuilding(() => buildAllOf(changed));
}

async function buildAllOf(changed) {
  const failed = [];
  const buildAll = async (queue) => {
    for (let part = queue.shift(); part; part = queue.shift()) if (!(await build(part))) failed.push(part.name);
  };
  await buildAll(changed().filter(isForOthers));
  // The inputs of these are known only now: areas contain the contracts, and depend on what the kit says of the shell.
  // The shell is first, because it takes as long as all areas.
  const others = changed()
    .filter((part) => !isForOthers(part))
    .sort((first, second) => Number(second.kind === 'shell') - Number(first.kind === 'shell'));
  await Promise.all([buildAll(others), buildAll(others)]);
  return failed;
}

/** Builds like `buildChanged`, but throws when a part could not be built. */
export async function buildAllChanged(isWanted) {
  const failed = await buildChanged(isWanted);
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built; see the messages above.`);
}
