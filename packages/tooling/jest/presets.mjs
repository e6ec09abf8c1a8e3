/**
 * One jest preset per kind of room. Packages of the workspace are imported from their sources through the `touchline-source`
 * condition, so no package has to be built before its tests; only areas use the built kit.
 */
import { join } from 'node:path';
import { COMMON, transformTo, webPreset } from '../../area-kit/jest/web-preset.mjs';

import { ROOT } from '../release/parts.mjs';

export { webPreset } from '../../area-kit/jest/web-preset.mjs';

/**
 * Where compiled files are kept from run to run. By default jest keeps them in the temporary folder, of which `npm test`
 * has a new one each time.
 */
const JEST_CACHE = join(ROOT, 'node_modules/.cache/jest');

/**
 * Projects with the same `id` share compiled files, and one resolver, so they must resolve modules alike.
 *
 * @param {string} id
 */
export const cacheFor = (id) => ({ id, cacheDirectory: JEST_CACHE });

const ESM_ONLY =
  '@nestjs|csv-parse|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|age-encryption|@noble|@scure';

/** Pure code and server code, in Node. */
export function nodePreset(overrides = {}) {
  return {
    ...COMMON,
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY})/)`],
    testEnvironment: 'node',
    testEnvironmentOptions: {
      customExportConditions: ['touchline-source', 'node', 'node-addons', 'require', 'default'],
    },
    testMatch: ['**/*.spec.ts', '!**/*.int.spec.ts'],
    transform: { '^.+\\.[cm]?[jt]s$': transformTo({ decorators: true }) },
    ...overrides,
  };
}

/** The athletes' pages: as other web rooms, but written in Preact, whose package has no CommonJS. */
export function pagesPreset(overrides = {}) {
  const [swc, options] = transformTo({ decorators: false });
  options.jsc.transform.react.importSource = 'preact';
  return webPreset({
    transformIgnorePatterns: ['/node_modules/(?!preact/)'],
    transform: { '^.+\\.[cm]?[jt]sx?$': [swc, options] },
    ...overrides,
  });
}
