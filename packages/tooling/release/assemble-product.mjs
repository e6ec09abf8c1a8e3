/** Puts together what runs on a server: built parts, and of the dependencies only those that the API needs when it runs. */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checksOfSources } from '../checks/complete-run.mjs';
import { run } from '../commands/run.mjs';
import { ROOT, listParts } from './parts.mjs';

/** With these alone, npm installs from the lockfile what the API needs, and nothing for builds and tests. */
const MANIFESTS = [
  ...['package.json', 'package-lock.json', '.npmrc'],
  ...['api', 'packages/contracts', 'packages/release', 'packages/sheets'].map((room) => `${room}/package.json`),
];
/** Beside the builds: the documents that the API reads, what makes pages live, and the files that a server is set up with. */
const FILES = [
  'packages/contracts/openapi.json',
  ...['area', 'release', 'tools'].map((name) => `packages/area-kit/${name}`),
  'packages/tooling/commands/promote-built.mjs',
  'packages/tooling/release',
  'deploy',
];

/** @param {string} folder is created. Throws when it has files, or when the dependencies cannot be installed */
export async function assembleProduct(folder) {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} has files already: name a new folder.`);
  mkdirSync(target, { recursive: true });
  const copy = (path) => cpSync(join(ROOT, path), join(target, path), { recursive: true });
  MANIFESTS.forEach(copy);
  const install = ['ci', '--omit=dev', '--workspace=api', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', install, { cwd: target })) !== 0) throw new Error('npm ci failed; see its messages above.');

  const runs = listParts().filter(({ kind }) => kind !== 'kit');
  [...runs.map(({ dir }) => `${dir.slice(ROOT.length + 1)}/dist`), ...FILES].forEach(copy);
  writeFileSync(join(target, 'checks.json'), JSON.stringify(checksOfSources()));
}
