/**
 * One jest preset per kind of room. swc compiles the sources to CommonJS. Packages of the workspace are imported from
 * their sources through the `touchline-source` condition, so no package has to be built before its tests.
 */
import { fileURLToPath } from 'node:url';

const ESM_ONLY = '@nestjs|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit';

function transformTo({ decorators }) {
  return [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        keepClassNames: true,
        parser: { syntax: 'typescript', tsx: !decorators, decorators },
        transform: decorators
          ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
          : { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ];
}

const common = {
  extensionsToTreatAsEsm: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** Pure code and server code, in Node. */
export function nodePreset(overrides = {}) {
  return {
    ...common,
    testEnvironment: 'node',
    testEnvironmentOptions: {
      customExportConditions: ['touchline-source', 'node', 'node-addons', 'require', 'default'],
    },
    testMatch: ['**/*.spec.ts', '!**/*.int.spec.ts'],
    transform: { '^.+\\.[cm]?[jt]s$': transformTo({ decorators: true }) },
    ...overrides,
  };
}

/** React code: jsdom for specs that render, Node for specs of pure code; without styles (`unstyled.cjs`). */
export function webPreset(overrides = {}) {
  return {
    ...common,
    testEnvironment: fileURLToPath(new URL('./by-name-environment.cjs', import.meta.url)),
    testEnvironmentOptions: { customExportConditions: ['touchline-source', 'browser', 'require', 'default'] },
    moduleNameMapper: {
      ...common.moduleNameMapper,
      '^@emotion/styled$': fileURLToPath(new URL('./unstyled.cjs', import.meta.url)),
    },
    setupFiles: [fileURLToPath(new URL('./web-setup.cjs', import.meta.url))],
    testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
    transform: { '^.+\\.[cm]?[jt]sx?$': transformTo({ decorators: false }) },
    ...overrides,
  };
}
