/** Which names of the kit the shell exports to areas. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_KEY } from '../../area-kit/webpack/kit-names.mjs';
import { ROOT, readJson } from '../release/parts.mjs';

const UI = join(ROOT, 'packages/ui');

/** The source file of a shared key of the kit. */
export function kitSource(key) {
  const { exports } = readJson(join(UI, 'package.json'));
  return join(UI, exports[key.replace('@touchline/ui', '.')]['touchline-source']);
}

/** The source file of a shared key for areas of an earlier major: the adapter's, or the kit's where it has none. */
function adapterSource(key, major) {
  const name = key.split('/')[2] ?? 'index';
  const files = ['ts', 'tsx'].map((ending) => join(UI, `src/contract-${major}/${name}.${ending}`));
  return (name !== 'index' && files.find((file) => existsSync(file))) || kitSource(key);
}

/** All modules of a build, those that webpack joined included. */
const modulesOf = (compilation) => [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);

/**
 * Names that the finished shell build exports, by shared key: `{ '@touchline/ui/host': ['useApi', …], … }`.
 * @param {number} [earlierMajor] of the contract: the names for its areas, instead of the newest's
 */
export function exportedKitNames(compilation, keys, earlierMajor) {
  return Object.fromEntries(
    keys
      .filter((key) => KIT_KEY.test(key))
      .map((key) => {
        const source = earlierMajor === undefined ? kitSource(key) : adapterSource(key, earlierMajor);
        const module = modulesOf(compilation).find(({ resource }) => resource === source);
        const names = module && compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
        if (!Array.isArray(names)) throw new Error(`The exports of ${key} cannot be read from this build.`);
        return [key, names.sort()];
      }),
  );
}
