/**
 * Loading React and the kit costs jest two seconds of processor time per spec of a component, and a jsdom page half a
 * second: longer than most specs run. `npm test` therefore loads them once for all specs of a room, which run one after
 * the other. Run a single spec with the room's own jest.config.mjs. In a group the last `jest.setTimeout` applies to all
 * specs, and an `it.only` would skip the other specs, so lint refuses it.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const JSDOM = fileURLToPath(import.meta.resolve('jest-environment-jsdom'));
const NODE = fileURLToPath(import.meta.resolve('jest-environment-node'));

/**
 * @param {string} room folder of the room
 * @param {string} name shown before each result
 * @param {object} config the room's jest configuration
 * @returns {object[]} up to two jest projects: specs of components, which share one page, and specs of pure code
 */
export function togetherProjects(room, name, config) {
  const specs = (config.roots ?? ['<rootDir>/src'])
    .map((root) => root.replace('<rootDir>', room))
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)))
    .filter((path) => /\.spec\.tsx?$/.test(path) && !path.endsWith('.int.spec.ts') && !path.includes('node_modules'))
    .sort();

  const project = (kind, testEnvironment, paths) => ({
    ...config,
    displayName: `${name} ${kind}`,
    rootDir: room,
    roots: [HERE],
    testEnvironment,
    testMatch: [join(HERE, `${kind}.spec.cjs`)],
    modulePathIgnorePatterns: [],
    // In a repository of an area this folder lies in node_modules, which jest does not search otherwise.
    testPathIgnorePatterns: [],
    haste: { retainAllFiles: true },
    // A spec of a component takes about twenty times as long as a spec of pure code.
    globals: {
      PLACE: paths.length * (kind === 'components' ? -20 : -1),
      SPECS: paths.map((path) => ({ name: path.slice(room.length + 1), path })),
    },
  });

  const componentSpecs = specs.filter((path) => path.endsWith('x'));
  const pureSpecs = specs.filter((path) => !path.endsWith('x'));
  return [
    ...(componentSpecs.length > 0 ? [project('components', JSDOM, componentSpecs)] : []),
    ...(pureSpecs.length > 0 ? [project('rules', NODE, pureSpecs)] : []),
  ];
}
