/** What the tests need from the system: found on the machine, or installed where that is possible (Debian, as root). */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

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

/** The path of the first of `names` that exists, after trying to install `debianPackage`; null when it cannot be had. */
function findOrInstall(names, debianPackage) {
  const found = which(names);
  if (found || !which(['apt-get']) || process.getuid?.() !== 0) return found;
  process.stdout.write(`Installing ${debianPackage} (apt-get)\n`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], options);
  return which(names);
}

export const findMariaDb = () => findOrInstall(['mariadbd'], 'mariadb-server');
export const findChromium = () => findOrInstall(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'], 'chromium');
