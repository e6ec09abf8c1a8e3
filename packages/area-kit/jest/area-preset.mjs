/**
 * The jest preset of areas: jsdom for specs that render, Node for specs of pure code; without styles (`unstyled.cjs`). The kit and the
 * contracts are the built ones of this package; an area that speaks an earlier major of the contract gets its adapter.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_FILES } from '../area/kit.mjs';
import { isPart } from '../area/part.mjs';
import { contractOf, isNewestMajor } from '../release/host-contract.mjs';
import { majorOf } from '../release/versions.mjs';
import { webPreset } from './web-preset.mjs';

const TEST_KIT = join(KIT_FILES, 'for-tests');

export const areaPreset = (overrides = {}) =>
  webPreset({
    ...overrides,
    moduleNameMapper: {
      ...adapterModules(),
      '^@touchline/ui$': join(TEST_KIT, 'ui/index.js'),
      '^@touchline/ui/(charts|host|pickers|testing)$': join(TEST_KIT, 'ui/$1/index.js'),
      '^@touchline/ui/(query|router)$': join(TEST_KIT, 'ui/$1.js'),
      '^@touchline/contracts/(.+)$': join(TEST_KIT, 'contracts/$1.js'),
      ...overrides.moduleNameMapper,
    },
    // The kit is compiled already.
    transformIgnorePatterns: ['/node_modules/', `${TEST_KIT}/`],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
  });

/**
 * The modules that the adapter of an earlier major has instead of the kit's. None in a checkout of the product, whose areas are the
 * newest.
 */
function adapterModules() {
  const dir = process.env.AREA_DIR ?? process.cwd();
  const contract = isPart(dir) ? contractOf({ dir }).contract : null;
  if (contract === null || isNewestMajor(contract)) return {};
  const folder = join(TEST_KIT, `ui/contract-${majorOf(contract)}`);
  const keys = ['charts', 'host', 'pickers', 'query', 'router'].filter((key) => existsSync(join(folder, `${key}.js`)));
  return Object.fromEntries(keys.map((key) => [`^@touchline/ui/${key}$`, join(folder, `${key}.js`)]));
}
