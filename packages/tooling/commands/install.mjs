/** Installs the dependencies when the lockfile has changed. Imports Node built-ins only, because nothing may be installed yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/parts.mjs';

const INSTALLED_HASH_FILE = join(ROOT, 'node_modules/.touchline-lockfile');

const [MAJOR, MINOR] = process.versions.node.split('.').map(Number);
const NODE_FITS =
  (MAJOR === 20 && MINOR >= 19) || (MAJOR === 22 && MINOR >= 13) || (MAJOR === 24 && MINOR >= 11) || MAJOR > 24;

/** Ends the process with an error message when Node is too old or the installation fails. */
export function ensureInstalled() {
  if (!NODE_FITS) fail(`Touchline needs Node ^20.19, ^22.13 or >=24.11; this is ${process.version}.`);
  const expected = lockfileHash();
  if (existsSync(INSTALLED_HASH_FILE) && readFileSync(INSTALLED_HASH_FILE, 'utf8') === expected) return;
  process.stdout.write('Installing dependencies (npm ci); the first time takes about half a minute.\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) fail('npm ci failed; see its messages above.');
  noteInstalled();
}

/** Notes that the dependencies of the present lockfile are installed. */
export function noteInstalled() {
  writeFileSync(INSTALLED_HASH_FILE, lockfileHash());
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
