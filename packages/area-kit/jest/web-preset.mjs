/** The jest preset of React code. swc compiles the sources to CommonJS. */
import { fileURLToPath } from 'node:url';

/** Compiles TypeScript to CommonJS. @param options `decorators`: those of the server, instead of JSX */
export function transformTo({ decorators }) {
  return [
    fileURLToPath(new URL('./transform.cjs', import.meta.url)),
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

/** What all presets have in common. */
export const COMMON = {
  extensionsToTreatAsEsm: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** TanStack Table, behind the kit's `DataTable`, has no CommonJS, nor has the build of csv-parse for browsers. */
export const UNCOMPILED_PACKAGES = '/node_modules/(?!@tanstack/(react-table|table-core|react-store|store)/|csv-parse/)';

/** React code: jsdom for specs that render, Node for specs of pure code; without styles (`unstyled.cjs`). */
export function webPreset(overrides = {}) {
  return {
    ...COMMON,
    testEnvironment: fileURLToPath(new URL('./by-name-environment.cjs', import.meta.url)),
    testEnvironmentOptions: { customExportConditions: ['touchline-source', 'browser', 'require', 'default'] },
    setupFiles: [fileURLToPath(new URL('./web-setup.cjs', import.meta.url))],
    setupFilesAfterEnv: [fileURLToPath(new URL('./no-console.cjs', import.meta.url))],
    testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
    transform: { '^.+\\.[cm]?[jt]sx?$': transformTo({ decorators: false }) },
    transformIgnorePatterns: [UNCOMPILED_PACKAGES],
    ...overrides,
    moduleNameMapper: {
      ...COMMON.moduleNameMapper,
      '^@emotion/styled$': fileURLToPath(new URL('./unstyled.cjs', import.meta.url)),
      ...overrides.moduleNameMapper,
    },
  };
}
