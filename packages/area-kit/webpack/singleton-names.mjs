/** Which names a build takes of libraries of which a page has one copy, the shell's. */
import { KIT_KEY } from './kit-names.mjs';
import { SHARED_KEYS } from './shared.mjs';

/** The shared keys that are no part of the kit: `react`, `react/jsx-runtime`, `react-dom`. */
export const SINGLETON_KEYS = SHARED_KEYS.filter((key) => !KIT_KEY.test(key));

/** Stands for names that cannot be known: a module takes the library as a whole. */
const ALL = '*';

/**
 * The names that the modules of a finished area build take, by shared key: `{ react: ['useState', …] }`. Libraries that the area bundles
 * count, too. A name that the shell's copy does not export would be undefined in a page.
 */
export function usedSingletonNames(compilation) {
  const used = new Map();
  for (const dependency of [...compilation.modules].flatMap(dependenciesOf)) {
    const { request } = dependency;
    if (!SINGLETON_KEYS.includes(request)) continue;
    const names = used.get(request) ?? new Set();
    for (const name of namesOf(dependency, compilation.moduleGraph)) names.add(name);
    used.set(request, names);
  }
  return Object.fromEntries([...used].sort().map(([key, names]) => [key, [...names].sort()]));
}

/** Those of `import()`, too. */
const dependenciesOf = ({ dependencies = [], blocks = [] }) => [...dependencies, ...blocks.flatMap(dependenciesOf)];

function namesOf(dependency, moduleGraph) {
  const [name, member] = dependency.getIds?.(moduleGraph) ?? [];
  // These libraries are CommonJS, so their default export is the library as a whole.
  if (name !== undefined) return [name === 'default' ? (member ?? ALL) : name];
  return dependency
    .getReferencedExports(moduleGraph)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? ALL);
}
