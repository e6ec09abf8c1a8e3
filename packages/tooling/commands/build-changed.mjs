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

function build(part) {
  return new Promise((resolve, reject) => {
    process.stdout.write(`Building ${part.name}\n`);
    const child = spawn(process.execPath, [join(ROOT, 'packages/tooling/commands/build.mjs'), part.name], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${part.name} could not be built; its messages stand above.`))));
  });
}

/** @param {(part: { kind: string }) => boolean} [wanted] @returns the names of the parts that were built */
export async function buildChanged(wanted = () => true) {
  const changed = listParts().filter((part) => wanted(part) && !isBuilt(part));
  const [packages, others] = [changed.filter(({ kind }) => kind === 'package'), changed.filter(({ kind }) => kind !== 'package')];
  for (const part of packages) await build(part);
  const queue = [...others];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await build(part);
  };
  await Promise.all([worker(), worker()]);
  return changed.map(({ name }) => name);
}
