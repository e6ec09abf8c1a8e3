/** Rolls up the declarations of each key into one file, and writes the report of its exports. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import ts from 'typescript';
import { entryFile } from './emit-declarations.mjs';
import { KIT_KEYS, SHARED_KIT_KEYS, moduleName } from './kit-keys.mjs';

/** The kit marks no release stages, so messages about tags are switched off. */
const QUIET = { default: { logLevel: 'none' } };

/** Writes `<key>.d.ts`, and `<key>.api.md` for shared keys, into `outDir`. */
export function rollUp(scratch, outDir) {
  const configs = KIT_KEYS.map((key) => extractorConfig(scratch, outDir, key));
  const [first, ...others] = configs;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const [index, config] of configs.entries()) {
    const { errorCount } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: stopAtErrors });
    if (errorCount > 0) throw new Error(`The types of ${moduleName(KIT_KEYS[index])} cannot be rolled up.`);
  }
  for (const key of KIT_KEYS) finishTypes(scratch, outDir, key);
  for (const key of SHARED_KIT_KEYS) finishReport(scratch, outDir, key);
}

function extractorConfig(scratch, outDir, key) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: scratch,
      mainEntryPointFilePath: entryFile(scratch, key),
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: join(scratch, 'tsconfig.json'), skipLibCheck: true },
      apiReport: {
        enabled: SHARED_KIT_KEYS.includes(key),
        includeForgottenExports: true,
        reportFileName: `${key}.api.md`,
        reportFolder: outDir,
        reportTempFolder: join(scratch, 'temp'),
      },
      dtsRollup: { enabled: true, untrimmedFilePath: join(outDir, `${key}.d.ts`) },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: QUIET,
        tsdocMessageReporting: QUIET,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(scratch, 'package.json'),
  });
}

function stopAtErrors(message) {
  message.handled = true;
  if (message.logLevel === 'error') throw new Error(`The kit's types cannot be rolled up: ${message.text}`);
}

/** API Extractor drops augmentations of other modules, such as the theme's colours. They are added to the key that they belong to. */
function finishTypes(scratch, outDir, key) {
  const path = join(outDir, `${key}.d.ts`);
  const text = readFileSync(path, 'utf8').replaceAll("'@tanstack/query-core'", "'@tanstack/react-query'");
  const end = 'export { }\n';
  const head = `/** Types of ${moduleName(key)}, generated from the kit's sources. */\n`;
  const more = additionsTo(key, scratch);
  checkAdditions(key, more, text);
  writeFileSync(path, `${head}${text.slice(0, text.lastIndexOf(end))}${more}${end}`);
}

/** The key to which the augmentations of a module belong. */
const ownerOf = (module) => (module === '@tanstack/react-query' ? 'query' : 'ui');

/** Blocks `declare module` of the kit's sources that belong to a key. */
function additionsTo(key, scratch) {
  const dir = join(scratch, 'ui/src');
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .sort()
    .flatMap((name) =>
      moduleBlocks(ts.createSourceFile(name, readFileSync(join(dir, name), 'utf8'), ts.ScriptTarget.Latest, true)),
    )
    .filter((block) => ownerOf(block.name.text) === key)
    .map((block) => `${block.getText()}\n\n`)
    .join('');
}

const moduleBlocks = (file) => file.statements.filter(ts.isModuleDeclaration);

/** The types that the blocks name are only in the roll-up when the kit exports them. */
function checkAdditions(key, additions, rolledUp) {
  const declared = new Set([...rolledUp.matchAll(/^(?:export )?declare \w+ (\w+)/gm)].map(([, name]) => name));
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) && !declared.has(node.typeName.getText()))
      throw new Error(
        `${moduleName(key)} must export the type ${node.typeName.getText()}, which it adds to another module.`,
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('additions.d.ts', additions, ts.ScriptTarget.Latest, true));
}

/** The report names the key instead of the package, and otherwise says what the types say. */
function finishReport(scratch, outDir, key) {
  const path = join(outDir, `${key}.api.md`);
  const text = readFileSync(path, 'utf8')
    .replace('"@touchline/ui"', `"${moduleName(key)}"`)
    .replaceAll("'@tanstack/query-core'", "'@tanstack/react-query'");
  const end = text.lastIndexOf('```');
  writeFileSync(path, `${text.slice(0, end)}${additionsTo(key, scratch)}${text.slice(end)}`);
}
