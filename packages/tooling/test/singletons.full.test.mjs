/** What a build says of libraries of which a page has one copy, and how a copy is found in its files. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { librariesIn } from '@touchline/release/library-copies';
import webpack from 'webpack';
import { areaConfig } from '../../area-kit/webpack/preset.mjs';
import { usedSingletonNames } from '../../area-kit/webpack/singleton-names.mjs';
import { ROOT } from '../release/parts.mjs';

const require = createRequire(import.meta.url);
// In the repository, because the sources import installed packages.
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(ROOT, '.cache/singletons-'));
after(() => rmSync(scratch, { recursive: true, force: true }));
let folders = 0;

const TAKEN_FROM_SHELL = { react: '^19.2.0', 'react/jsx-runtime': '^19.2.0', 'react-dom': '^19.2.0' };

/** Builds an area from sources by file name. Returns the names that it takes, and its scripts as one text. */
async function build(sources, shared) {
  folders += 1;
  const dir = join(scratch, String(folders));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(dir, 'src', file)), { recursive: true });
    writeFileSync(join(dir, 'src', file), text);
  }
  const outDir = join(dir, 'out');
  const config = areaConfig({ dir, outDir, name: 'mfe-small', version: '1.0.0-a', contract: '2.0.0', shared });
  const compiler = webpack({ ...config, cache: false });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  const names = usedSingletonNames(stats.compilation);
  await new Promise((resolve) => compiler.close(resolve));
  const script = readdirSync(outDir).map((file) => readFileSync(join(outDir, file), 'utf8'));
  return { names, script: script.join('\n') };
}

const namesOf = async (text, more = {}) =>
  (await build({ 'area.tsx': `${text}\nexport const area = 1;`, ...more }, TAKEN_FROM_SHELL)).names;

test('the names that an area imports are known, also those of its JSX', async () => {
  const source = `
    import { useState } from 'react';
    import * as React from 'react';
    import { createPortal } from 'react-dom';
    export const Page = () => createPortal(<p>{useState(React.useId())}</p>, document.body);`;
  assert.deepEqual(await namesOf(source), {
    react: ['useId', 'useState'],
    'react-dom': ['createPortal'],
    'react/jsx-runtime': ['jsx'],
  });
});

test('the names of a library that the area bundles count, too, and of parts that are loaded later', async () => {
  const source = `
    import { Later } from './library.mjs';
    export const page = () => import('./page.js');
    export const one = Later;`;
  const names = await namesOf(source, {
    'library.mjs': "import React, { memo } from 'react'; export const Later = memo(() => React.useContext({}));",
    'page.ts': "import { useRef as ref } from 'react'; export const page = ref;",
  });
  assert.deepEqual(names, { react: ['memo', 'useContext', 'useRef'] });
});

for (const [what, source, library] of [
  [
    'a CommonJS module takes it',
    "import './library.cjs';",
    "const React = require('react'); exports.all = { ...React };",
  ],
  ['it is passed on', "import * as React from 'react'; export const all = { ...React };"],
  ['its default export is passed on', "import React from 'react'; export const all = Object.keys(React);"],
  ['a name is computed', "import * as React from 'react'; export const one = React[String(location.hash)];"],
  ['it is imported later', "export const all = () => import('react');"],
  ['all of it is exported again', "export * from './library.js';", "export * from 'react';"],
]) {
  test(`the names are unknown when ${what}`, async () => {
    const more = library === undefined ? {} : { [source.includes('cjs') ? 'library.cjs' : 'library.js']: library };
    assert.deepEqual(await namesOf(source, more), { react: ['*'] });
  });
}

test('a CommonJS module that takes one name has that name', async () => {
  const library = "exports.one = require('react').useMemo; const { useRef } = require('react'); exports.two = useRef;";
  assert.deepEqual(await namesOf("import './library.cjs';", { 'library.cjs': library }), {
    react: ['useMemo', 'useRef'],
  });
});

test('an area that takes everything from the shell has no copy', async () => {
  const source = `
    import { Component } from 'react';
    import { createPortal } from 'react-dom';
    export class Page extends Component { render() { return createPortal(<p>Page</p>, document.body); } }
    export const area = Page;`;
  const { script } = await build({ 'area.tsx': source }, TAKEN_FROM_SHELL);
  assert.match(script, /__FEDERATION__/, 'it refers to the runtime of the page');
  assert.deepEqual(librariesIn(script), []);
});

for (const [library, source] of [
  ['React', "import { useState } from 'react'; export const area = useState;"],
  ['React DOM', "import { createRoot } from 'react-dom/client'; export const area = createRoot;"],
  ['React Router', "import { useLocation } from 'react-router-dom'; export const area = useLocation;"],
  ['React Router', "import { Link } from 'react-router-dom'; export const area = Link;"],
  ['TanStack Query', "import { useQuery } from '@tanstack/react-query'; export const area = useQuery;"],
  ['TanStack Query', "import { QueryClient } from '@tanstack/query-core'; export const area = QueryClient;"],
  [
    'the federation runtime',
    `import { ModuleFederation } from '${runtimeCore()}'; export const area = ModuleFederation;`,
  ],
]) {
  test(`a copy of ${library} is found in minified code: ${source.split(';')[0]}`, async () => {
    const { script } = await build({ 'area.tsx': source }, {});
    assert.ok(librariesIn(script).includes(library), librariesIn(script).join());
  });
}

for (const [library, name, member] of [
  ['React', 'react', 'useState'],
  ['React DOM', 'react-dom', 'createPortal'],
]) {
  test(`a copy of ${library} is found that a dependency was published with`, async () => {
    const code = readFileSync(join(dirname(require.resolve(name)), `cjs/${name}.production.js`), 'utf8');
    const sources = {
      'area.tsx': "import { taken } from './library.js'; export const area = taken;",
      'library.js': `const copy = {}; (function (exports) {${code}})(copy); export const taken = copy.${member};`,
    };
    const { script } = await build(sources, TAKEN_FROM_SHELL);
    assert.deepEqual(librariesIn(script), [library]);
  });
}

/** The runtime is a dependency of the packages that this repository installs. */
function runtimeCore() {
  const runtime = require.resolve('@module-federation/runtime', {
    paths: [require.resolve('@module-federation/enhanced')],
  });
  return createRequire(runtime).resolve('@module-federation/runtime-core');
}
