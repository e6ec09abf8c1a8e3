/**
 * `npm run new-area -- <name>`: makes the folder of a new area in this repository, with the template that a repository of its own gets.
 * Start, build, tests and lint find areas by their folders (`mfe-*`).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AREA_SCRIPTS, namedArea, writePackageJson, writeTemplate } from '../../area-kit/area/write-area.mjs';
import { ROOT, readJson } from '../release/parts.mjs';
import { ensureInstalled, noteInstalled } from './install.mjs';

/** Files of a repository of its own; this one has them for all rooms. */
const LEFT_OUT = ['README.md', 'ci.sh', 'gitignore', 'npmrc'];

/**
 * Writes `mfe-<name>` below `root`, without installing anything.
 * @param {string} word the name, with or without `mfe-`
 * @returns {string} the name of the folder. Throws when no area can have the name, or the folder exists
 */
export function writeWorkspaceArea(word, root = ROOT) {
  const area = namedArea(`mfe-${word.replace(/^mfe-/, '')}`);
  const folder = join(root, area.name);
  writeTemplate(folder, area, LEFT_OUT);

  const { version: kit, dependencies } = readJson(join(ROOT, 'packages/area-kit/package.json'));
  const { version: ui } = readJson(join(ROOT, 'packages/ui/package.json'));
  // All areas here are checked against the same types of React, so they demand that version.
  const [major, minor] = dependencies['@types/react'].split('.');
  writePackageJson(folder, area, {
    name: `@touchline/${area.name}`,
    version: '1.0.0',
    private: true,
    description: `Area: ${area.title}.`,
    license: 'UNLICENSED',
    type: 'module',
    scripts: AREA_SCRIPTS,
    devDependencies: { '@touchline/area-kit': kit },
    touchline: { owner: area.path, shared: { '@touchline/ui': `^${ui}`, react: `^${major}.${minor}.0` } },
  });
  return area.name;
}

function main([word]) {
  if (word === undefined) throw new Error('Name the area: npm run new-area -- medical');
  ensureInstalled();
  const name = writeWorkspaceArea(word);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${name} is written, but not in the lockfile: run npm install.`);
  noteInstalled();
  process.stdout.write(`
${name} is ready: npm run dev shows it in the menu "More", and npm run ci -w ${name} checks it.
By hand: write ${name}/README.md, name it in the table of README.md, and commit package-lock.json with it.
`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  try {
    main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
