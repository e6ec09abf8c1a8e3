import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitFile } from '../area/kit.mjs';
import { readDeployedTypes } from '../release/deployed-types.mjs';
import { contractOf } from '../release/host-contract.mjs';
import { runTool } from '../tools/run.mjs';

/**
 * `touchline types`: checks the types of an area against the kit. With `at`, also against the types that the shell of a running
 * product gives to areas, so that a property which that shell does not know yet is found before a coach misses it.
 */
export async function run({ name, dir }, { at }) {
  kitFile('types');
  const { contract } = contractOf({ dir });
  const code = report(name, 'the kit', await check(dir, 'tsconfig.json'));
  return code === 0 && at !== undefined ? checkDeployed({ name, dir, contract }, at) : code;
}

async function checkDeployed({ name, dir, contract: wanted }, at) {
  // The folder lies in the area, because types of packages are looked up from there.
  const folder = mkdtempSync(join(dir, '.types-'));
  try {
    const contract = await readDeployedTypes(at, wanted, folder);
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
