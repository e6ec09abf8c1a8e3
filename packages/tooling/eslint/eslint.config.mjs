import tseslint from 'typescript-eslint';
import { ROOT } from '../release/parts.mjs';
import { areaRules, commonRules, hookRules, nodeScripts, testRules } from '../../area-kit/eslint/rules.mjs';
import { API_LAYERS, directionZones } from './directions.mjs';

const TS = ['**/*.ts', '**/*.tsx'];
const TESTS = [
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/test/**',
  'e2e/**',
  'bench/**',
  'cluster/drills/**',
  '**/*.test.mjs',
];
/** Node.js and browsers have the rules of their own release. */
const ONE_SET_OF_RULES = 'Ask common/time/local-time.ts: the server has one set of time zone rules.';

/** The lint rules for the tree at `root`. The tests apply the same rules to the tree of examples. */
export function lintConfig(root) {
  return tseslint.config(
    {
      ignores: [
        '**/dist/**',
        '**/dist.tmp/**',
        '**/node_modules/**',
        'site/**',
        'data/**',
        '**/.cache/**',
        'e2e/results/**',
        'bench/browser/results/**',
        'packages/tooling/eslint/examples/**',
      ],
    },
    ...commonRules(directionZones(root)),
    { files: ['**/*.config.mjs', '**/*.config.ts'], rules: { 'import-x/no-default-export': 'off' } },
    testRules(TESTS),
    // This folder contains data: one entry per exercise.
    { files: ['api/src/modules/exercise-library/catalogue/**'], rules: { 'max-lines': 'off' } },
    nodeScripts,
    // The development client, which runs in the page.
    {
      files: ['packages/area-kit/dev/browser/**'],
      languageOptions: {
        globals: {
          document: 'readonly',
          location: 'readonly',
          EventSource: 'readonly',
          URLSearchParams: 'readonly',
          __resourceQuery: 'readonly',
          __webpack_hash__: 'readonly',
        },
      },
    },
    // Jest loads its setup files and environments as CommonJS.
    {
      files: ['**/*.cjs'],
      languageOptions: {
        sourceType: 'commonjs',
        globals: {
          module: 'writable',
          require: 'readonly',
          describe: 'readonly',
          beforeAll: 'readonly',
          afterAll: 'readonly',
          afterEach: 'readonly',
          console: 'writable',
          jest: 'readonly',
          SPECS: 'readonly',
          process: 'readonly',
        },
      },
      rules: { '@typescript-eslint/no-require-imports': 'off' },
    },
    // Tools, tests and the API's settings may read the environment. In web parts the build replaces `process.env.X`.
    {
      files: [
        'packages/tooling/**',
        'packages/area-kit/**',
        'deploy/**',
        'api/src/config/**',
        '**/*.spec.ts',
        '**/test/**',
        'e2e/**',
        'bench/**',
        'cluster/**',
        'shell/src/**',
        'mfe-*/src/**',
      ],
      rules: { 'no-restricted-syntax': 'off' },
    },
    ...['packages/ui', 'athlete-pages', 'shell', 'mfe-*'].map((room) => hookRules(`${room}/src`)),
    areaRules('**/mfe-*/src'),
    {
      files: ['mfe-*/src/**/*.ts', 'mfe-*/src/**/*.tsx', 'shell/src/**/*.ts', 'shell/src/**/*.tsx'],
      ignores: [...TESTS, '**/testing/**'],
      rules: {
        'no-restricted-syntax': [
          'error',
          {
            selector: 'CallExpression[callee.object.name=/^(api|publicApi)$/][callee.property.name=/^(get|send)$/]',
            message: 'Use `call`: its route is typed, and compared with the API that is deployed.',
          },
        ],
      },
    },
    {
      files: ['**/api/src/**/*.ts'],
      ignores: [...TESTS, '**/api/src/common/time/**', '**/api/src/database/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Intl', property: 'DateTimeFormat', message: ONE_SET_OF_RULES },
        ],
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              { name: '@touchline/contracts/calendar-date', importNames: ['todayIn'], message: ONE_SET_OF_RULES },
              {
                name: '@nestjs/typeorm',
                importNames: ['InjectRepository', 'InjectEntityManager', 'InjectDataSource'],
                message: 'Read and write rows through UnitOfWork.',
              },
            ],
          },
        ],
      },
    },
    ...API_LAYERS.map(({ files, patterns, message }) => ({
      files,
      rules: { 'no-restricted-imports': ['error', { patterns: [{ group: patterns, message }] }] },
    })),
    { files: TS, rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  );
}

export default lintConfig(ROOT);
