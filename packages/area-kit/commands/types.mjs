import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { kitFile, shellOffer } from '../area/kit.mjs';
import { readJson } from '../area/part.mjs';
import { readDeployedTypes } from '../release/deployed-types.mjs';
import { contractOf, isNewestMajor } from '../release/host-contract.mjs';
import { runTool } from '../tools/run.mjs';

/**
 * `touchline types`: checks the types of an area against the kit. With `at`, also against the types that the shell of a running
 * product gives to areas, so that a property which that shell does not know yet is found before a coach misses it.
 */
export async function run({ name, dir }, { at }) {
  kitFile('types');
  assertTypesOfMajor({ name, dir });
  const code = report(name, 'the kit', await check(dir, 'tsconfig.json'));
  if (code !== 0) process.stdout.write(waysToStay(dir));
  return code === 0 && at !== undefined ? checkDeployed({ name, dir }, at) : code;
}

/**
 * The editor and this command read the types that tsconfig.json names, itself or in a file that it extends. Throws when they are those of
 * another major.
 */
function assertTypesOfMajor(area) {
  const { contract, major } = contractOf(area);
  const isNewest = isNewestMajor(contract);
  const types = kitFile(isNewest ? 'types' : `types/${major}`);
  const named = folderOfTypes(join(area.dir, 'tsconfig.json'));
  if (named !== null && existsSync(named) && realpathSync(named) === realpathSync(types)) return;
  const wanted = `@touchline/area-kit/tsconfig/area${isNewest ? '' : `-${major}`}.json`;
  throw new Error(`${area.name} speaks contract ${major}, so its tsconfig.json must have "extends": "${wanted}".`);
}

/** What a team can do that has installed a kit of a new major and does not move yet. Empty for an area that states its contract. */
function waysToStay(dir) {
  if (readJson(join(dir, 'package.json')).touchline.contract !== undefined) return '';
  const { contract, earlier = [] } = shellOffer();
  return earlier
    .map(
      (offer) =>
        `It states no contract, so it speaks ${contract}. To stay at ${offer.contract}, state touchline.contract in package.json.\n`,
    )
    .join('');
}

/** The folder in which a TypeScript project finds the types of the kit; null when it names none. */
function folderOfTypes(project) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { paths, pathsBasePath } = ts.getParsedCommandLineOfConfigFile(project, {}, host)?.options ?? {};
  const [file] = paths?.['@touchline/ui'] ?? [];
  return file === undefined ? null : dirname(resolve(pathsBasePath, file));
}

async function checkDeployed({ name, dir }, at) {
  // The folder lies in the area, because types of packages are looked up from there.
  const folder = mkdtempSync(join(dir, '.types-'));
  try {
    const contract = await readDeployedTypes(at, contractOf({ dir }).contract, folder);
    if (contract === null) {
      process.stdout.write(`The shell of ${at} brings no types, so only the kit's were compared.\n`);
      return 0;
    }
    const paths = { '@touchline/ui': ['./ui.d.ts'], '@touchline/ui/*': ['./*.d.ts'] };
    const contracts = { '@touchline/contracts/*': [join(kitFile('contracts'), '*.d.ts')] };
    const testing = { '@touchline/ui/testing': [join(kitFile('types'), 'testing.d.ts')] };
    const config = {
      extends: '../tsconfig.json',
      compilerOptions: { paths: { ...testing, ...paths, ...contracts } },
      include: ['../src'],
      // Tests use the kit that is installed, also where it is newer than the shell.
      exclude: ['../src/**/*.spec.ts', '../src/**/*.spec.tsx', '../src/**/testing/**'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return report(name, `the shell of ${at}, contract ${contract}`, await check(dir, join(folder, 'tsconfig.json')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const check = (cwd, project) => runTool('typescript-7/bin/tsc', ['-p', project, '--pretty', 'false'], { cwd });

function report(name, what, code) {
  process.stdout.write(`${name} ${code === 0 ? 'fits' : 'does not fit'} the types of ${what}\n`);
  return code;
}
