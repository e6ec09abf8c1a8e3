import { join } from 'node:path';
import { ROOT, readJson } from '../release/parts.mjs';

/**
 * Which names of the kit a build exports or imports. An area gets the kit from the shell at run time. A name that the
 * site's shell does not export yet would be `undefined` there, and no other check finds that before a coach does.
 */
const KIT_KEY = /^@touchline\/ui(\/|$)/;

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

/**
 * Names that the finished area build imports statically, by shared key. Lazily loaded parts of the kit are not counted:
 * `lazyRetry` shows an error message for a missing one. Throws if the kit is imported as a whole, because the names
 * are then unknown.
 */
export function usedKitNames(compilation) {
  const used = new Map();
  for (const module of compilation.modules) {
    for (const dependency of module.dependencies ?? []) {
      if (!KIT_KEY.test(dependency.request ?? '') || typeof dependency.getIds !== 'function') continue;
      const [name] = dependency.getIds(compilation.moduleGraph);
      if (name === undefined)
        throw new Error(`${module.identifier()} imports ${dependency.request} as a whole; import names from it.`);
      used.set(dependency.request, (used.get(dependency.request) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...used].sort().map(([key, names]) => [key, [...names].sort()]));
}
