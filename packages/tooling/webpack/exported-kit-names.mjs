/** Which names of the kit the shell exports to areas. */
import { join } from 'node:path';
import { KIT_KEY } from '../../area-kit/webpack/kit-names.mjs';
import { ROOT, readJson } from '../release/parts.mjs';

/** The source file of a shared key of the kit. */
function kitSource(key) {
  const dir = join(ROOT, 'packages/ui');
  const { exports } = readJson(join(dir, 'package.json'));
  return join(dir, exports[key.replace('@touchline/ui', '.')]['touchline-source']);
}

/** All modules of a build, those that webpack joined included. */
const modulesOf = (compilation) => [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);

/** Names that the finished shell build exports, by shared key: `{ '@touchline/ui/host': ['useApi', …], … }`. */
export function exportedKitNames(compilation, keys) {
  return Object.fromEntries(
    keys
      .filter((key) => KIT_KEY.test(key))
      .map((key) => {
        const source = kitSource(key);
        const module = modulesOf(compilation).find(({ resource }) => resource === source);
        const names = module && compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
        if (!Array.isArray(names)) throw new Error(`The exports of ${key} cannot be read from this build.`);
        return [key, names.sort()];
      }),
  );
}
