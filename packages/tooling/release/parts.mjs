/** The separately built parts of the product: names, folders and build inputs. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaInputs } from '../../area-kit/area/inputs-hash.mjs';

export { readJson } from '../../area-kit/area/part.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const COMMON_INPUTS = ['package-lock.json', 'packages/tooling/commands/build.mjs', 'packages/tooling/tsconfig'];
const KIT_SOURCES = ['packages/contracts', 'packages/ui'];
const SHELL_TOOLS = ['webpack', 'release'].flatMap((name) => [`packages/tooling/${name}`, `packages/area-kit/${name}`]);
const PAGES_TOOLS = [
  ...['packages/tooling/webpack/pages-preset.mjs', 'packages/tooling/release/build-pages.mjs'],
  ...['packages/area-kit/area/build.mjs', 'packages/area-kit/release/release-files.mjs'],
];
/** Inputs as absolute paths. */
const inputs = (...paths) => [...COMMON_INPUTS, ...paths].map((path) => join(ROOT, path));

/**
 * All parts in build order. `kind`: `package` (tsc), `kit` (the generated files of the area kit), `pages` (those of athletes),
 * `server` (swc), `shell` and `area` (webpack, as for `pages`). Its build depends on `inputs` (absolute paths of files and folders) and
 * `settings` (their names).
 * @returns {{ name: string, kind: 'package'|'kit'|'pages'|'server'|'shell'|'area', dir: string, inputs: string[], settings?: string[] }[]}
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
      inputs: inputs('packages/contracts'),
    },
    {
      name: 'release',
      kind: 'package',
      dir: join(ROOT, 'packages/release'),
      inputs: inputs('packages/contracts', 'packages/release'),
    },
    {
      name: 'sheets',
      kind: 'package',
      dir: join(ROOT, 'packages/sheets'),
      inputs: inputs('packages/contracts', 'packages/sheets'),
    },
    {
      name: 'area-kit',
      kind: 'kit',
      dir: join(ROOT, 'packages/area-kit'),
      inputs: inputs(...KIT_SOURCES, 'packages/tooling/area-kit', 'packages/area-kit/webpack/shared.mjs'),
    },
    {
      name: 'athlete-pages',
      kind: 'pages',
      dir: join(ROOT, 'athlete-pages'),
      inputs: inputs('packages/contracts', ...PAGES_TOOLS, 'athlete-pages'),
    },
    {
      name: 'api',
      kind: 'server',
      dir: join(ROOT, 'api'),
      inputs: inputs('packages/contracts', 'packages/release', 'packages/sheets', 'api'),
    },
    {
      name: 'shell',
      kind: 'shell',
      dir: join(ROOT, 'shell'),
      inputs: inputs(...KIT_SOURCES, ...SHELL_TOOLS, 'packages/tooling/kit', 'shell'),
      settings: ['REGISTRY_PUBLIC_KEY'],
    },
    ...areas.map((name) => ({
      name,
      kind: /** @type {const} */ ('area'),
      dir: join(ROOT, name),
      inputs: areaInputs(join(ROOT, name)),
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
