/** The part that a command works on: the package of the current folder, an area or the shell. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON file as an object. */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Whether a folder is that of an area, or of the shell. */
export const isPart = (dir) =>
  existsSync(join(dir, 'package.json')) && readJson(join(dir, 'package.json')).touchline?.pages !== undefined;

/**
 * The part whose package.json lies in `dir`. Its `touchline` entry describes it.
 * @returns {{ name: string, kind: 'area'|'shell', dir: string }} `name` without the scope of the package
 * Throws an error for people when the folder has no such package.json
 */
export function readPart(dir) {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) throw new Error(`${dir} has no package.json. Run this command in the folder of an area.`);
  const { name, touchline } = readJson(file);
  const kind = touchline?.prefixes ? 'area' : touchline?.pages ? 'shell' : null;
  if (kind === null || typeof name !== 'string')
    throw new Error(`${file} is not the package of an area: it has no "touchline" entry with "prefixes" and "pages".`);
  return { name: name.replace(/^@[^/]+\//, ''), kind, dir };
}

/** The size budget of an area; see `ownProblems`. */
export function budgetOf(area) {
  const { touchline } = readJson(join(area.dir, 'package.json'));
  if (typeof touchline?.budget?.firstGzipBytes === 'number') return touchline.budget;
  throw new Error(`The package.json of ${area.name} needs "touchline": { "budget": { "firstGzipBytes": … } }.`);
}

/** The folder and the release document of a part's built version. Throws when the part is not built. */
export function builtRelease(part) {
  const dist = join(part.dir, 'dist');
  const version = existsSync(dist)
    ? readdirSync(dist).find((name) => existsSync(join(dist, name, 'release.json')))
    : undefined;
  if (!version) throw new Error(`${part.name} is not built yet: npm run build, in its folder.`);
  const file = join(dist, version, 'release.json');
  try {
    return { dir: join(dist, version), release: readJson(file) };
  } catch {
    throw new Error(`${file} cannot be read. Build again: npm run build, in the folder of ${part.name}.`);
  }
}
