/** What the tests need from the system: found on the machine, or installed where that is possible (Debian, as root). */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findMariaDb } from '../../../api/test/support/mariadb.mjs';

const FOLDERS = (process.env.PATH ?? '').split(delimiter);

function which(names) {
  for (const name of names) {
    for (const folder of FOLDERS) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here; look further.
      }
    }
  }
  return null;
}

/** What `find` finds, after trying to install `debianPackage` when there is nothing; null when it cannot be had. */
function findOrInstall(find, debianPackage) {
  const found = find();
  if (found || !which(['apt-get']) || process.getuid?.() !== 0) return found;
  process.stdout.write(`Installing ${debianPackage} (apt-get)\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], options);
  return find();
}

export const mariaDbOrInstall = () => findOrInstall(findMariaDb, 'mariadb-server');
/** The shell is the same browser without its own windows, which nobody looks at here: a story costs an eighth less with it. */
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
export const chromiumOrInstall = () => findOrInstall(() => which(CHROMIUM), 'chromium-headless-shell');
