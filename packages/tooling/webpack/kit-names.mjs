/**
 * Which names of the kit a build exports or takes. An area gets the kit from the shell at run time; a name that the shell of a site does
 * not have yet is `undefined` there, and nothing else would say so before a coach sees it.
 */
const KIT = /^@touchline\/ui(\/|$)/;

/** Names the finished shell build exports, by shared key: `{ '@touchline/ui/host': ['useApi', …], … }`. */
export function exportedKitNames(compilation, keys) {
  return Object.fromEntries(
    keys
      .filter((key) => KIT.test(key))
      .map((key) => {
        const provided = [...compilation.modules].find(
          (module) => module.type === 'provide-module' && module.identifier().includes(` ${key}@`),
        );
        const inner = provided && compilation.moduleGraph.getModule((provided.blocks[0] ?? provided).dependencies[0]);
        const names = inner && compilation.moduleGraph.getExportsInfo(inner).getProvidedExports();
        if (!Array.isArray(names)) throw new Error(`What ${key} exports cannot be told from this build.`);
        return [key, names.sort()];
      }),
  );
}

/**
 * Names the finished area build takes by static imports, by shared key; those of lazily shared parts come through `lazyRetry`, which meets
 * a missing one with a sentence. Throws where the kit is imported as a whole: then nobody can tell. */
export function usedKitNames(compilation) {
  const used = new Map();
  for (const module of compilation.modules) {
    for (const dependency of module.dependencies ?? []) {
      if (!KIT.test(dependency.request ?? '') || typeof dependency.getIds !== 'function') continue;
      const [name] = dependency.getIds(compilation.moduleGraph);
      if (name === undefined)
        throw new Error(`${module.identifier()} imports ${dependency.request} as a whole; import names from it.`);
      used.set(dependency.request, (used.get(dependency.request) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...used].sort().map(([key, names]) => [key, [...names].sort()]));
}
