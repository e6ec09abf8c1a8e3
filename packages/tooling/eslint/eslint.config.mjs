import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ROOT } from '../release/parts.mjs';
import { API_LAYERS, AREA_FOREIGN, directionZones } from './directions.mjs';

const TS = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**', 'e2e/**', '**/*.test.mjs'];
const resolver = createNodeResolver({
  conditionNames: ['touchline-source', 'import', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
});

/** The house's lint for the tree at `root`; a tree of examples in the tests is judged by the very same rules. */
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
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'import-x/no-restricted-paths': ['error', { zones: directionZones(root) }],
        'import-x/no-cycle': ['error', { ignoreExternal: true }],
        'import-x/no-default-export': 'error',
        'no-restricted-syntax': [
          'error',
          {
            selector: "MemberExpression[object.name='process'][property.name='env']",
            message: 'Configuration is parsed once, in api/src/config.',
          },
          { selector: 'TSEnumDeclaration', message: 'A union of literals says the same on the wire and in the code.' },
        ],
      },
    },
    { files: ['**/*.config.mjs', '**/*.config.ts'], rules: { 'import-x/no-default-export': 'off' } },
    { files: TESTS, rules: { 'max-lines': ['error', { max: 500 }] } },
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
    // What development adds to a page.
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
    // jest loads its set-up files and environments as CommonJS.
    {
      files: ['**/*.cjs'],
      languageOptions: { sourceType: 'commonjs', globals: { module: 'writable', require: 'readonly' } },
      rules: { '@typescript-eslint/no-require-imports': 'off' },
    },
    // Tools, tests and the one place for settings; in the web parts the build replaces `process.env.X` by a constant.
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
            paths: AREA_FOREIGN.filter((name) => !name.includes('*')).map((name) => ({
              name,
              message: 'It comes from the shell, through @touchline/ui.',
            })),
            patterns: [
              {
                group: AREA_FOREIGN.filter((name) => name.includes('*')),
                message: 'It comes from the shell, through @touchline/ui.',
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
                message: 'Schemas are types in an area: zod is not bundled into it.',
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
