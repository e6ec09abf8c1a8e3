/** The folder of a new area: of a repository of its own (`touchline new-area`), or of this one (`npm run new-area`). */
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { KIT } from './kit.mjs';

const NAME = /^(?:mfe-)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const TEMPLATE = join(KIT, 'template');
const COMMANDS = [
  'dev',
  'build',
  'types',
  'lint',
  'test',
  'check',
  'prove',
  'ci',
  'promote',
  'rollback',
  'approve',
  'status',
];

/** The scripts of an area's package.json. */
export const AREA_SCRIPTS = Object.fromEntries(COMMANDS.map((command) => [command, `touchline ${command}`]));

/**
 * @param {string} name such as `mfe-medical`
 * @returns {{ name: string, title: string, path: string }} with the title `Medical` and the path `medical`. Throws when no area can have
 *   the name
 */
export function namedArea(name) {
  if (!NAME.test(name) || name.length > 40)
    throw new Error(
      `"${name}" cannot be the name of an area. Use small letters, digits and dashes, such as mfe-medical.`,
    );
  if (name === 'shell') throw new Error('"shell" is the frame of the product. Use another name, such as mfe-medical.');
  const path = name.replace(/^mfe-/, '');
  return { name, title: `${path[0].toUpperCase()}${path.slice(1).replaceAll('-', ' ')}`, path };
}

/** Writes the template into a new folder, without the files in `leftOut`. Throws when the folder exists. */
export function writeTemplate(folder, { name, title, path }, leftOut = []) {
  if (existsSync(folder)) throw new Error(`${folder} exists already and is left as it is.`);
  cpSync(TEMPLATE, folder, {
    recursive: true,
    filter: (source) => !leftOut.includes(relative(TEMPLATE, source)),
  });
  fillIn(folder, { __NAME__: name, __TITLE__: title, __PATH__: path });
}

/** Replaces the placeholders in all files of a folder. */
function fillIn(folder, values) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    let text = readFileSync(file, 'utf8');
    for (const [placeholder, value] of Object.entries(values)) text = text.replaceAll(placeholder, value);
    writeFileSync(file, text);
  }
}

/**
 * Writes the area's package.json.
 * @param {object} content its fields; `touchline`: owner and shared ranges, to which pages and budget of the template are added
 */
export function writePackageJson(folder, { title, path }, content) {
  const touchline = {
    ...content.touchline,
    prefixes: [`/${path}`],
    pages: [{ path: `/${path}`, title, nav: { label: title, group: 'More' }, chunk: 'overview' }],
    warm: ['charts'],
    budget: { firstGzipBytes: 40_000 },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...content, touchline }, null, 2)}\n`);
}
