/** Declarations of the kit's sources, in a folder from which API Extractor can roll them up. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT, readJson } from '../release/parts.mjs';
import { inlineContractTypes } from './inline-contract-types.mjs';
import { KIT_KEYS, moduleName } from './kit-keys.mjs';

const UI = join(ROOT, 'packages/ui');
/** The contracts as an installed package, below the scratch folder. */
const CONTRACTS = 'node_modules/@touchline/contracts';
const SOURCE = 'touchline-source';
/**
 * The module of the contracts that stays an import: the routes of the API change with the API, whose calls are compared on
 * their own, and not with the version of the kit.
 */
const API_TYPES = 'api-routes';

/** The declaration file of a key's entry below the scratch folder. */
export function entryFile(scratch, key) {
  return join(scratch, 'ui', entrySource(key).replace(/\.tsx?$/, '.d.ts'));
}

/** The source of a key's entry, below `packages/ui`. */
function entrySource(key) {
  const { exports } = readJson(join(UI, 'package.json'));
  return exports[moduleName(key).replace('@touchline/ui', '.')][SOURCE];
}

/**
 * Writes the declarations of all keys into `scratch`, which must lie in the tree so that packages are found. The types of
 * `@touchline/contracts` are written out, and what another key exports is imported from that key.
 */
export function emitDeclarations(scratch) {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  compile(scratch);
  writeProject(scratch);
  keepApiTypes(scratch);
  inlineContractTypes(scratch, declarationFiles(scratch));
  importFromOtherKeys(scratch);
}

const declarationFiles = (dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts') && !name.startsWith('node_modules'))
    .map((name) => join(dir, name));

function compile(scratch) {
  const config = {
    extends: relative(scratch, join(ROOT, 'packages/tooling/tsconfig/web.json')),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(ROOT, 'packages'),
      outDir: scratch,
      types: [],
      // As sources, not as a package, so that declarations of the contracts are written, too.
      paths: { '@touchline/contracts/*': [join(ROOT, 'packages/contracts/src/*')] },
    },
    files: KIT_KEYS.map((key) => join(UI, entrySource(key))),
  };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
  const args = [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', scratch, '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The kit does not compile, so it has no types:\n${stdout}`);
}

/** The project that API Extractor reads. The keys are packages there, so that it does not inline one key in another. */
function writeProject(scratch) {
  const config = {
    extends: relative(scratch, join(ROOT, 'packages/tooling/tsconfig/web.json')),
    compilerOptions: {
      types: [],
      customConditions: [],
      // The order of TypeScript 7, so that a union has the same text in every build.
      stableTypeOrdering: true,
      paths: {
        [`@touchline/contracts/${API_TYPES}`]: [`./${CONTRACTS}/${API_TYPES}.d.ts`],
        '@touchline/contracts/*': ['./contracts/src/*'],
      },
    },
    include: ['ui/src'],
  };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(
    join(scratch, 'package.json'),
    JSON.stringify({ name: '@touchline/ui', version: '1.0.0', type: 'module' }),
  );
  const packageDir = join(scratch, 'node_modules/@touchline/ui');
  mkdirSync(packageDir, { recursive: true });
  writeFileSync(join(packageDir, 'package.json'), JSON.stringify({ name: '@touchline/ui', type: 'module' }));
  for (const key of KIT_KEYS) {
    const target = relative(packageDir, entryFile(scratch, key)).replace(/\.d\.ts$/, '.js');
    writeFileSync(join(packageDir, key === 'ui' ? 'index.d.ts' : `${key}.d.ts`), `export * from '${target}';\n`);
  }
}

/** Copies the contracts into a package, so that API Extractor does not write out what is imported from there. */
function keepApiTypes(scratch) {
  const folder = join(scratch, CONTRACTS);
  cpSync(join(scratch, 'contracts/src'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@touchline/contracts', type: 'module' }));
}

/** Replaces relative imports of what another key exports by imports from that key. */
function importFromOtherKeys(scratch) {
  const owners = KIT_KEYS.map((key) => ({ key, entry: entryFile(scratch, key) }))
    .filter(({ entry }) => entry.endsWith('/index.d.ts') && dirname(entry) !== join(scratch, 'ui/src'))
    .map(({ key, entry }) => ({ key, folder: dirname(entry), names: exportedNames(entry) }));
  for (const file of declarationFiles(join(scratch, 'ui'))) {
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(
      /(import (?:type )?\{([^}]*)\} from )'(\.[^']+)'/g,
      (whole, start, names, specifier) => {
        const target = join(dirname(file), specifier);
        const owner = owners.find(({ folder }) => target.startsWith(`${folder}/`) && !file.startsWith(`${folder}/`));
        const imported = names.split(',').map(
          (name) =>
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0],
        );
        return owner && imported.every((name) => owner.names.has(name)) ? `${start}'${moduleName(owner.key)}'` : whole;
      },
    );
    if (changed !== text) writeFileSync(file, changed);
  }
}

/** Names that an entry exports under the name of their declaration. */
function exportedNames(entry) {
  const file = ts.createSourceFile(entry, readFileSync(entry, 'utf8'), ts.ScriptTarget.Latest);
  const lists = file.statements.filter(ts.isExportDeclaration).map(({ exportClause }) => exportClause);
  return new Set(
    lists.flatMap((list) =>
      list && ts.isNamedExports(list)
        ? list.elements.filter((element) => !element.propertyName).map((element) => element.name.text)
        : [],
    ),
  );
}
