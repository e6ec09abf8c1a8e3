/** The lint rules that all code of Touchline has in common, and those of areas. */
import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { SHELL_PACKAGES } from './directions.mjs';

const resolver = createNodeResolver({
  conditionNames: ['touchline-source', 'import', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
});

/** @param zones of `import-x/no-restricted-paths` */
export const commonRules = (zones) => [
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
      'import-x/no-restricted-paths': ['error', { zones: zones }],
      'import-x/no-default-export': 'error',
      'no-restricted-syntax': [
        'error',
        {
          // The build of an area replaces `process.env.AREA_NAME` and the like by text.
          selector:
            ":not(MemberExpression[property.name=/^AREA_/]) > MemberExpression[object.name='process'][property.name='env']",
          message:
            'Settings are parsed once, in src/config of the API. The build of an area replaces AREA_NAME and the like only.',
        },
        {
          selector: 'TSEnumDeclaration',
          message: 'Use a union of literals: it has the same values on the wire and in the code.',
        },
      ],
    },
  },
];

/** @param {string[]} files patterns of the tests */
export const testRules = (files) => ({
  files,
  rules: {
    'max-lines': ['error', { max: 500 }],
    // `npm test` runs specs in groups, where an `only` would silently skip the other specs.
    'no-restricted-properties': ['error', { property: 'only', message: 'It would skip all other tests of the group.' }],
  },
});

/** The rules of hooks. @param {string} sources pattern of a folder with React code */
export const hookRules = (sources) => ({
  files: [`${sources}/**/*.tsx`, `${sources}/**/*.ts`],
  ...reactHooks.configs.flat.recommended,
});

const NAME_WHAT_YOU_STORE =
  'All areas and the shell share it. Name what you store with `areaNames(…).storage`, and use it in one file of the area, ' +
  'which disables this rule and says what it stores. For a database, `openDB` of idb needs no exception.';
const NO_COOKIES =
  'Cookies are sent with every request of all areas: keep it in the address, in a query or on the server.';

/** An area's sources use what all areas share in the browser by names of their own only. Tests replace it by fakes. */
const storageRules = (files) => ({
  files,
  ignores: ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
        name,
        message: NAME_WHAT_YOU_STORE,
      })),
      { name: 'cookieStore', message: NO_COOKIES },
    ],
    'no-restricted-properties': [
      'error',
      ...['localStorage', 'sessionStorage', 'indexedDB'].map((property) => ({
        property,
        message: NAME_WHAT_YOU_STORE,
      })),
      // Other objects may have a property of this name.
      ...['window', 'globalThis', 'self'].map((object) => ({
        object,
        property: 'caches',
        message: NAME_WHAT_YOU_STORE,
      })),
      ...['cookie', 'cookieStore'].map((property) => ({ property, message: NO_COOKIES })),
    ],
  },
});

/** What an area must not import or use. @param {string} sources pattern of the folder of its sources */
export const areaRules = (sources) => {
  const files = [`${sources}/**/*.ts`, `${sources}/**/*.tsx`];
  return [importRules(files), storageRules(files)];
};

/** What an area must not import. */
const importRules = (files) => ({
  files,
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
});

/** Scripts that Node runs. */
export const nodeScripts = {
  files: ['**/*.mjs'],
  languageOptions: {
    globals: {
      process: 'readonly',
      console: 'readonly',
      URL: 'readonly',
      URLSearchParams: 'readonly',
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
};
