/** Which names the shell exports to areas: of the kit, and of the libraries of which a page has one copy. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KIT_KEY } from '../../area-kit/webpack/kit-names.mjs';
import { SINGLETON_KEYS } from '../../area-kit/webpack/singleton-names.mjs';
import { ROOT, readJson } from '../release/parts.mjs';

const UI = join(ROOT, 'packages/ui');

/** The source file of a shared key of the kit. */
export function kitSource(key) {
  const { exports } = readJson(join(UI, 'package.json'));
  return join(UI, exports[key.replace('@touchline/ui', '.')]['touchline-source']);
}

/** The folder of the adapter for areas of an earlier major of the contract. */
export const adapterFolder = (major) => join(UI, `src/contract-${major}`);

/** The source file of a shared key for areas of an earlier major: the adapter's, or the kit's where it has none. */
function adapterSource(folder, key) {
  const name = key.split('/')[2];
  const files = ['ts', 'tsx'].map((ending) => join(folder, `${name}.${ending}`));
  return files.find((file) => existsSync(file)) ?? kitSource(key);
}

/** All modules of a build, those that webpack joined included. */
const modulesOf = (compilation) => [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);

const require = createRequire(import.meta.url);

/**
 * Names of the kit that the finished shell build exports, by shared key: `{ '@touchline/ui/host': ['useApi', …], … }`.
 * @param {string} [adapter] folder of the adapter of an earlier major: the names for its areas, instead of the newest's
 */
export const exportedKitNames = (compilation, keys, adapter) =>
  exportedNames(
    compilation,
    keys.filter((key) => KIT_KEY.test(key)),
    (key) => (adapter === undefined ? kitSource(key) : adapterSource(adapter, key)),
  );

/** Names that the shell's copies of single libraries export, by shared key: `{ react: ['useState', …], … }`. */
export const exportedSingletonNames = (compilation) =>
  exportedNames(compilation, SINGLETON_KEYS, (key) => require.resolve(key));

function exportedNames(compilation, keys, sourceOf) {
  return Object.fromEntries(
    keys.map((key) => {
      const source = sourceOf(key);
      const module = modulesOf(compilation).find(({ resource }) => resource === source);
      const names = module && compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
      if (!Array.isArray(names)) throw new Error(`The exports of ${key} cannot be read from this build.`);
      return [key, names.sort()];
    }),
  );
}
