import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ROOT } from '../release/parts.mjs';
import { API_LAYERS, SHELL_PACKAGES, directionZones } from './directions.mjs';

const TS = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**', 'e2e/**', '**/*.test.mjs'];
const resolver = createNodeResolver({
  conditionNames: ['touchline-source', 'import', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
});

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
        '.cache/**',
        'e2e/results/**',
        'packages/contracts/src/api-paths.ts',
        'packages/tooling/eslint/examples/**',
      ],
    },
    js.configs.recommended,
    ...tseslint.configs.recommended,
    {
      plugins: { 'import-x': importX },
      settings: {
        'import-x/resolver-next': [resolver],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      },
      rules: {
        'no-console': 'error',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'max-lines': ['error', { max: 300 }],
        // Prettier breaks code at 120 but does not break comments, strings and addresses.
        'max-len': [
          'error',
          {
            code: 140,
            ignoreStrings: true,
            ignoreTemplateLiterals: true,
            ignoreRegExpLiterals: true,
            ignoreUrls: true,
          },
        ],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'import-x/no-restricted-paths': ['error', { zones: directionZones(root) }],
        'import-x/no-default-export': 'error',
        'no-restricted-syntax': [
          'error',
          {
            selector: "MemberExpression[object.name='process'][property.name='env']",
            message: 'Read settings from api/src/config, which parses the environment once.',
          },
          {
            selector: 'TSEnumDeclaration',
            message: 'Use a union of literals: it has the same values on the wire and in the code.',
          },
        ],
      },
    },
    { files: ['**/*.config.mjs', '**/*.config.ts'], rules: { 'import-x/no-default-export': 'off' } },
    {
      files: TESTS,
      rules: {
        'max-lines': ['error', { max: 500 }],
        // `npm test` runs specs in groups, where an `only` would silently skip the other specs.
        'no-restricted-properties': [
          'error',
          { property: 'only', message: 'It would skip all other tests of the group.' },
        ],
      },
    },
    // This folder contains data: one entry per exercise.
    { files: ['api/src/modules/exercise-library/catalogue/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['**/*.mjs'],
      languageOptions: {
        globals: {
          process: 'readonly',
          console: 'readonly',
          URL: 'readonly',
          Buffer: 'readonly',
          fetch: 'readonly',
          setTimeout: 'readonly',
          clearTimeout: 'readonly',
          setInterval: 'readonly',
          clearInterval: 'readonly',
          AbortSignal: 'readonly',
          AbortController: 'readonly',
          TextDecoderStream: 'readonly',
          structuredClone: 'readonly',
          performance: 'readonly',
        },
      },
    },
    // The development client, which runs in the page.
    {
      files: ['packages/tooling/dev/browser/**'],
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
          jest: 'readonly',
        },
      },
      rules: { '@typescript-eslint/no-require-imports': 'off' },
    },
    // Tools, tests and the API's settings may read the environment. In web parts the build replaces `process.env.X`.
    {
      files: [
        'packages/tooling/**',
        'api/src/config/**',
        '**/*.spec.ts',
        '**/test/**',
        'e2e/**',
        'shell/src/**',
        'mfe-*/src/**',
      ],
      rules: { 'no-restricted-syntax': 'off' },
    },
    {
      files: [
        'packages/ui/src/**/*.tsx',
        'shell/src/**/*.tsx',
        'mfe-*/src/**/*.tsx',
        'packages/ui/src/**/*.ts',
        'shell/src/**/*.ts',
        'mfe-*/src/**/*.ts',
      ],
      ...reactHooks.configs.flat.recommended,
    },
    {
      files: ['**/mfe-*/src/**/*.ts', '**/mfe-*/src/**/*.tsx'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: SHELL_PACKAGES.filter((name) => !name.includes('*')).map((name) => ({
              name,
              message: 'The shell provides it: import it from @touchline/ui.',
            })),
            patterns: [
              {
                group: SHELL_PACKAGES.filter((name) => name.includes('*')),
                message: 'The shell provides it: import it from @touchline/ui.',
              },
            ],
          },
        ],
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@touchline/contracts/*.schema'],
                allowTypeImports: true,
                message: 'An area imports schemas as types only, because it does not bundle zod.',
              },
            ],
          },
        ],
      },
    },
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
      files: ['**/api/src/modules/**/*.ts', '**/api/src/common/**/*.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            paths: [
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
