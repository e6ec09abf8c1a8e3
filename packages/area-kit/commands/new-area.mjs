/** `touchline new-area <name>`: makes the folder of a new area that works at once. */
import { appendFileSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { KIT, shellOffer } from '../area/kit.mjs';
import { readJson } from '../area/part.mjs';
import { AREA_SCRIPTS, namedArea, writePackageJson, writeTemplate } from '../area/write-area.mjs';
import { run as runProgram } from '../tools/run.mjs';

const SCOPE = '@touchline:registry';
/** npm leaves files of these names out of packages, so the template has them without the dot. */
const DOT_FILES = ['gitignore', 'npmrc'];

/** @param {string} name of the area, such as `mfe-medical`: its folder, and with `/medical` its address */
export async function run(name) {
  const area = namedArea(name);
  const registry = await scopedRegistry();
  const folder = resolve(name);
  writeTemplate(folder, area);
  for (const file of DOT_FILES) renameSync(join(folder, file), join(folder, `.${file}`));
  writePackageJson(folder, area, packageJson(area, kitDependency(folder, registry)));

  // `npm exec` has just fetched the same packages.
  const code = await runProgram('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  process.stdout.write(
    code === 0
      ? `\n${name} is ready: cd ${name}, then npm run dev, or npm run ci.\n`
      : `\n${name} is written, but its packages could not be installed; see the messages of npm above, and run npm install in it.\n`,
  );
  return code;
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

function packageJson({ name, title }, kit) {
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
    scripts: AREA_SCRIPTS,
    devDependencies: { '@touchline/area-kit': kit },
    touchline: {
      owner: title,
      shared: { '@touchline/ui': `^${provides['@touchline/ui']}`, react: `^${major}.${minor}.0` },
    },
  };
}
