/** Packs the area kit. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promote } from '@touchline/release/promote';
import { builtRelease } from '../../area-kit/area/part.mjs';
import { run } from '../commands/run.mjs';
import { ROOT, findPart, readJson } from '../release/parts.mjs';
import { KIT, KIT_FILES, addAnswers, addTypes } from './complete-kit.mjs';

const OUT = join(ROOT, '.cache/area-kit');
/** Folders of the kit's source that only its own tests need. */
const LEFT_OUT = new Set(['node_modules', 'test', 'dist.tmp', '.cache']);
/** What changes with a version of the contract, for teams that do not have this repository. */
const GUIDES = ['packages/ui/CHANGELOG.md', 'docs/majors.md'];
/** Packages of this repository that the kit contains, because a team has one package to install. */
const CONTAINED = ['contracts', 'release'];

/** Adds the built shell of this checkout to the generated files of the kit, as a site without areas. */
function addSite() {
  const site = join(KIT_FILES, 'site');
  rmSync(site, { recursive: true, force: true });
  const { dir, release } = builtRelease(findPart('shell'));
  promote(site, [{ name: 'shell', version: release.version, dir }], { why: 'area kit', keptDays: 1 });
}

/** Completes the kit and packs it. @returns {Promise<string>} the path of the package */
export async function packKit() {
  await addTypes();
  addSite();
  await addAnswers();

  const folder = join(OUT, 'package');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(KIT))
    if (!LEFT_OUT.has(entry)) cpSync(join(KIT, entry), join(folder, entry), { recursive: true });
  for (const guide of GUIDES) cpSync(join(ROOT, guide), join(folder, basename(guide)));
  for (const name of CONTAINED) containPackage(name, join(folder, 'node_modules/@touchline', name));

  const contained = CONTAINED.map((name) => `@touchline/${name}`);
  const { private: _private, ...description } = readJson(join(KIT, 'package.json'));
  const version = `${description.version}-${hashOf(folder)}`;
  writePackage(folder, { ...description, version, bundleDependencies: contained });
  const { code, output } = await run('npm', ['pack', '--json', '--pack-destination', OUT], {
    cwd: folder,
    capture: true,
  });
  if (code !== 0) throw new Error('The area kit could not be packed; see the messages above.');
  return join(OUT, JSON.parse(output)[0].filename);
}

/** A built package of this repository, without its sources. */
function containPackage(name, folder) {
  const source = join(ROOT, 'packages', name);
  cpSync(join(source, 'dist'), join(folder, 'dist'), { recursive: true });
  const { exports, ...description } = readJson(join(source, 'package.json'));
  const withoutSources = Object.fromEntries(
    Object.entries(exports).map(([path, target]) => {
      if (typeof target === 'string') {
        cpSync(join(source, target), join(folder, target));
        return [path, target];
      }
      const { 'touchline-source': _source, ...built } = target;
      return [path, built];
    }),
  );
  writePackage(folder, { ...description, exports: withoutSources });
}

/** A short hash of all files, so that two different kits never share a version, which npm would take for the same package. */
function hashOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(`${file.slice(folder.length)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

const writePackage = (folder, content) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
