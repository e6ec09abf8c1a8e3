/** Installs the dependencies when the lockfile differs from what is installed. Built-ins only: it runs before anything is there. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/parts.mjs';

const STAMP = join(ROOT, 'node_modules/.touchline-lockfile');

const [MAJOR, MINOR] = process.versions.node.split('.').map(Number);
const NODE_FITS =
  (MAJOR === 20 && MINOR >= 19) || (MAJOR === 22 && MINOR >= 13) || (MAJOR === 24 && MINOR >= 11) || MAJOR > 24;

/** Ends the process with one clear sentence when Node is too old or the installation fails. */
export function ensureInstalled() {
  if (!NODE_FITS) fail(`Touchline needs Node ^20.19, ^22.13 or >=24.11; this is ${process.version}.`);
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Installing dependencies (npm ci); the first time takes one to three minutes.\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    fail(
      'npm ci failed; its messages stand above. If better-sqlite3 had to be compiled, g++, make and python3 are needed.',
    );
  writeFileSync(STAMP, wanted);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
