/** Builds the parts whose inputs changed since their last build: each by itself, in a process of its own, at most two at once. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash, partVersion } from '../release/inputs-hash.mjs';
import { ROOT, listParts } from '../release/parts.mjs';

/** Whether what stands in the part's `dist` was built from what stands in its sources now. */
function isBuilt(part) {
  const dist = join(part.dir, 'dist');
  if (part.kind === 'shell' || part.kind === 'area') return existsSync(join(dist, partVersion(part), 'release.json'));
  return existsSync(join(dist, '.inputs')) && readFileSync(join(dist, '.inputs'), 'utf8') === inputsHash(part);
}

/** @returns {Promise<boolean>} whether it could be built */
function build(part) {
  return new Promise((resolve) => {
    // Beside what a command prints, so that a script which reads that gets nothing else.
    process.stderr.write(`Building ${part.name}\n`);
    const child = spawn(process.execPath, [join(ROOT, 'packages/tooling/commands/build.mjs'), part.name], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * @param {(part: { kind: string }) => boolean} [wanted]
 * @returns the names of the parts that could not be built; the others are
 */
export async function buildChanged(wanted = () => true) {
  const changed = listParts().filter((part) => wanted(part) && !isBuilt(part));
  const failed = [];
  const buildAll = async (queue) => {
    for (let part = queue.shift(); part; part = queue.shift()) if (!(await build(part))) failed.push(part.name);
  };
  await buildAll(changed.filter(({ kind }) => kind === 'package'));
  const others = changed.filter(({ kind }) => kind !== 'package');
  await Promise.all([buildAll(others), buildAll(others)]);
  return failed;
}

/** As `buildChanged`, for whoever needs all of them: throws when one could not be built. */
export async function buildAllChanged(wanted) {
  const failed = await buildChanged(wanted);
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built; the messages stand above.`);
}
