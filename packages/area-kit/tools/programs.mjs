/** Finds programs of the system, and installs missing ones on Debian as root. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = (process.env.PATH ?? '').split(delimiter);

/** The path of the first of the programs that is installed; null when none is. */
export function findProgram(names) {
  for (const name of names) {
    for (const folder of FOLDERS) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Try the next folder.
      }
    }
  }
  return null;
}

/** Returns what `find` finds, if necessary after installing `debianPackage`; null when the program is not available. */
export function findOrInstall(find, debianPackage) {
  const found = find();
  if (found || !findProgram(['apt-get']) || process.getuid?.() !== 0) return found;
  process.stderr.write(`Installing ${debianPackage} (apt-get)\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], options);
  return find();
}

/** By preference. The headless shell comes first: it is the same browser without windows and an eighth faster in stories. */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Debian's Chromium only recommends its fonts, and those of another family are too wide for the stories of layout. */
const FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/** The path of a Chromium: CHROMIUM_PATH, or the system's; null when there is none and none can be installed. */
export function chromiumOrInstall() {
  findOrInstall(() => existsSync(FONT), 'fonts-liberation');
  return process.env.CHROMIUM_PATH || findOrInstall(() => findProgram(CHROMIUM_NAMES), 'chromium-headless-shell');
}
