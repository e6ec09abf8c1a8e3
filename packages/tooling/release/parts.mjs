/** The separately built parts of the product: names, folders and build inputs. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const COMMON_INPUTS = [
  'package-lock.json',
  'packages/tooling/webpack',
  'packages/tooling/tsconfig',
  'packages/tooling/commands/build.mjs',
  'packages/tooling/release',
];
const WEB_INPUTS = [...COMMON_INPUTS, 'packages/contracts', 'packages/ui', 'packages/release/src/api-document.ts'];

/**
 * All parts in build order. `kind`: `package` (tsc), `server` (swc), `shell` and `area` (webpack). Its build
 * depends on `inputs` (files and folders) and `settings` (their names).
 * @returns {{ name: string, kind: 'package'|'server'|'shell'|'area', dir: string, inputs: string[], settings?: string[] }[]}
 */
export function listParts() {
  const areas = readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .sort();
  return [
    {
      name: 'contracts',
      kind: 'package',
      dir: join(ROOT, 'packages/contracts'),
      inputs: [...COMMON_INPUTS, 'packages/contracts'],
    },
    {
      name: 'release',
      kind: 'package',
      dir: join(ROOT, 'packages/release'),
      inputs: [...COMMON_INPUTS, 'packages/contracts', 'packages/release'],
    },
    {
      name: 'api',
      kind: 'server',
      dir: join(ROOT, 'api'),
      inputs: [...COMMON_INPUTS, 'packages/contracts', 'packages/release', 'api'],
    },
    {
      name: 'shell',
      kind: 'shell',
      dir: join(ROOT, 'shell'),
      inputs: [...WEB_INPUTS, 'shell'],
      settings: ['REGISTRY_PUBLIC_KEY'],
    },
    ...areas.map((name) => ({
      name,
      kind: /** @type {const} */ ('area'),
      dir: join(ROOT, name),
      inputs: [...WEB_INPUTS, name],
    })),
  ];
}

/** The part called `name`; throws with the list of names when there is none. */
export function findPart(name) {
  const parts = listParts();
  const part = parts.find((candidate) => candidate.name === name);
  if (!part)
    throw new Error(
      `There is no part called "${name ?? ''}". Parts: ${parts.map((candidate) => candidate.name).join(', ')}.`,
    );
  return part;
}

/** The size budget of an area; see `ownProblems`. */
export function budgetOf(area) {
  const { touchline } = readJson(join(area.dir, 'package.json'));
  if (typeof touchline?.budget?.firstGzipBytes === 'number') return touchline.budget;
  throw new Error(`The package.json of ${area.name} needs "touchline": { "budget": { "firstGzipBytes": … } }.`);
}

/** A JSON file as an object. */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The folder and the release document of a part's built version. Throws when the part is not built. */
export function builtRelease(part) {
  const dist = join(part.dir, 'dist');
  const version = existsSync(dist)
    ? readdirSync(dist).find((name) => existsSync(join(dist, name, 'release.json')))
    : undefined;
  if (!version) throw new Error(`${part.name} is not built yet: npm run build -w ${part.name}`);
  const file = join(dist, version, 'release.json');
  try {
    return { dir: join(dist, version), release: readJson(file) };
  } catch {
    throw new Error(`${file} cannot be read. Build again: npm run build -w ${part.name}`);
  }
}
