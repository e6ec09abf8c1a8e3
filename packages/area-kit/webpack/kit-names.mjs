/**
 * Which names of the kit a build imports. An area gets the kit from the shell at run time. A name that the
 * site's shell does not export yet would be `undefined` there, and no other check finds that before a coach does.
 */
/** A shared key of the kit. */
export const KIT_KEY = /^@touchline\/ui(\/|$)/;

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
