/**
 * The keys under which the shell provides the kit to areas. Each major of the contract has keys of its own, because two
 * versions of a module under one key would be one too many for the areas that ask for the other. Pure, and small: shell
 * and builds of areas use it.
 */

/** A shared key of the kit: `@touchline/ui` or one of its entries. */
const KIT_KEY = /^@touchline\/ui(\/|$)/;

/** The major of a version or range of the contract: 3 of `3.1.0`, and of `^3.1.0`. NaN for other text. */
export const contractMajor = (version: string): number => Number(/^\^?(\d+)\.\d/.exec(version)?.[1] ?? NaN);

/**
 * The key under which areas of a major find a module: `@touchline/ui/host@3` for what they import as `@touchline/ui/host`.
 * Keys of other packages, such as `react`, are the same for all majors.
 */
export const sharedKey = (name: string, major: number): string => (KIT_KEY.test(name) ? `${name}@${major}` : name);
