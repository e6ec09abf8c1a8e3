/** Fills the generated files of the area kit that builds and unit tests of areas need; see `packages/area-kit/area/kit.mjs`. */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readJson } from '../release/parts.mjs';
import { API_FOLDER, currentContract } from '../kit/kit-keys.mjs';

/** As in the tests of the kit itself. Node's module format lets a test replace a module. */
const COMMONJS = {
  swcrc: false,
  configFile: false,
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Writes `shell.json`, `contracts/` and `for-tests/` into a folder. */
export async function fillKit(folder) {
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(await offer(), null, 2));

  cpSync(join(ROOT, 'packages/contracts/dist'), join(folder, 'contracts'), { recursive: true });
  writePackage(join(folder, 'contracts'), { type: 'module', sideEffects: false });

  await toCommonJs(join(ROOT, 'packages/contracts/src'), join(folder, 'for-tests/contracts'));
  await toCommonJs(join(ROOT, 'packages/ui/src'), join(folder, 'for-tests/ui'));
  writePackage(join(folder, 'for-tests'), { type: 'commonjs' });
}

async function offer() {
  // It imports the built contracts, which a new checkout builds with the same command as the kit.
  const { FEDERATION_RUNTIME, providedVersions } = await import('../webpack/provided-versions.mjs');
  return {
    contract: currentContract(),
    runtime: FEDERATION_RUNTIME,
    provides: providedVersions(),
    since: readJson(join(API_FOLDER, 'since.json')),
  };
}

const writePackage = (folder, content) => writeFileSync(join(folder, 'package.json'), JSON.stringify(content));

async function toCommonJs(from, to) {
  const { transformFile } = await import('@swc/core');
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
  );
  for (const file of files) {
    const target = join(to, file.replace(/\.tsx?$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, (await transformFile(join(from, file), COMMONJS)).code);
  }
}
