/** `touchline new-area <name>`: makes the folder of a new area that works at once. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { KIT, shellOffer } from '../area/kit.mjs';
import { readJson } from '../area/part.mjs';
import { run as runProgram } from '../tools/run.mjs';

const NAME = /^(?:mfe-)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const SCOPE = '@touchline:registry';
/** npm leaves files of these names out of packages, so the template has them without the dot. */
const DOT_FILES = ['gitignore', 'npmrc'];
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

/** @param {string} name of the area, such as `mfe-medical`: its folder, and with `/medical` its address */
export async function run(name) {
  if (!NAME.test(name) || name.length > 40)
    throw new Error(
      `"${name}" cannot be the name of an area. Use small letters, digits and dashes, such as mfe-medical.`,
    );
  if (name === 'shell') throw new Error('"shell" is the frame of the product. Use another name, such as mfe-medical.');
  const registry = await scopedRegistry();
  const folder = resolve(name);
  if (existsSync(folder)) throw new Error(`${folder} exists already and is left as it is.`);

  const short = name.replace(/^mfe-/, '');
  const title = `${short[0].toUpperCase()}${short.slice(1).replaceAll('-', ' ')}`;
  cpSync(join(KIT, 'template'), folder, { recursive: true });
  for (const file of DOT_FILES) renameSync(join(folder, file), join(folder, `.${file}`));
  fillIn(folder, { __NAME__: name, __TITLE__: title, __PATH__: short });
  const kit = kitDependency(folder, registry);
  const content = packageJson({ name, title, prefix: `/${short}`, kit });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);

  // `npm exec` has just fetched the same packages.
  const code = await runProgram('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  process.stdout.write(
    code === 0
      ? `\n${name} is ready: cd ${name}, then npm run dev, or npm run ci.\n`
      : `\n${name} is written, but its packages could not be installed; see the messages of npm above, and run npm install in it.\n`,
  );
  return code;
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

/** The file that `npm exec --package=<file>` was given; null without one. */
function givenPackage() {
  const given = process.env.npm_config_package ?? '';
  return given.endsWith('.tgz') && existsSync(given) ? given : null;
}

/**
 * The registry from which the kit comes; null for a kit that came as a file. Throws when none is set: npm would then ask the public one,
 * where the name may belong to somebody else.
 */
async function scopedRegistry() {
  if (givenPackage() !== null) return null;
  const { output } = await runProgram('npm', ['config', 'get', SCOPE], { capture: true });
  if (/^https?:/.test(output.trim())) return output.trim();
  throw new Error(
    `npm would ask the public registry for the area kit. Set "${SCOPE}=https://…" in .npmrc, or give the kit as a file: ` +
      'npm exec --yes --package=./touchline-area-kit-….tgz -- touchline new-area mfe-medical',
  );
}

/**
 * How the new area depends on this kit: by the version of the registry it came from, or by a copy of the package that
 * `npm exec --package=<file>` was given.
 */
function kitDependency(folder, registry) {
  const { version } = readJson(join(KIT, 'package.json'));
  const given = givenPackage();
  if (given === null) {
    appendFileSync(join(folder, '.npmrc'), `${SCOPE}=${registry}\n`);
    return version;
  }
  mkdirSync(join(folder, 'vendor'));
  cpSync(given, join(folder, 'vendor', basename(given)));
  return `file:vendor/${basename(given)}`;
}

function packageJson({ name, title, prefix, kit }) {
  const { provides } = shellOffer();
  const [major, minor] = provides.react.split('.');
  return {
    name,
    version: '0.1.0',
    private: true,
    description: `Area of Touchline: ${title}.`,
    type: 'module',
    prettier: '@touchline/area-kit/prettier',
    engines: { node: '^20.19 || ^22.13 || >=24.11' },
    scripts: Object.fromEntries(COMMANDS.map((command) => [command, `touchline ${command}`])),
    devDependencies: { '@touchline/area-kit': kit },
    touchline: {
      owner: title,
      shared: { '@touchline/ui': `^${provides['@touchline/ui']}`, react: `^${major}.${minor}.0` },
      prefixes: [prefix],
      pages: [{ path: prefix, title, nav: { label: title, group: 'More' }, chunk: 'overview' }],
      warm: ['charts'],
      budget: { firstGzipBytes: 40_000 },
    },
  };
}
