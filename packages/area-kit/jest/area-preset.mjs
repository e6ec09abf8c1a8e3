/**
 * The jest preset of areas: jsdom for specs that render, Node for specs of pure code; without styles (`unstyled.cjs`). The kit and the
 * contracts are the built ones of this package.
 */
import { join } from 'node:path';
import { KIT_FILES } from '../area/kit.mjs';
import { UNCOMPILED_PACKAGES, webPreset } from './web-preset.mjs';

const TEST_KIT = join(KIT_FILES, 'for-tests');

export const areaPreset = (overrides = {}) =>
  webPreset({
    ...overrides,
    moduleNameMapper: {
      '^@touchline/ui$': join(TEST_KIT, 'ui/index.js'),
      '^@touchline/ui/(charts|forms|host|pickers|testing)$': join(TEST_KIT, 'ui/$1/index.js'),
      '^@touchline/ui/(query|router)$': join(TEST_KIT, 'ui/$1.js'),
      '^@touchline/contracts/(.+)$': join(TEST_KIT, 'contracts/$1.js'),
      ...overrides.moduleNameMapper,
    },
    // The kit is compiled already.
    transformIgnorePatterns: [UNCOMPILED_PACKAGES, `${TEST_KIT}/`],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
  });
