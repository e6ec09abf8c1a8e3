import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { promote } from '../release/promote.mjs';
import { readLog, readRegistry } from '../release/registry.mjs';
import { liveShell } from '../release/site.mjs';

let folder;
let site;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-promote-'));
  site = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file, value) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
};

/** Writes the files of a shell's build. */
function shell(version, changes = {}) {
  const dir = join(folder, 'shell');
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  write(join(dir, 'dist', version, 'index.html'), `<script src="/shell/${version}/main.js">`);
  write(join(dir, 'dist', version, 'release.json'), {
    name: 'shell',
    version,
    contract: '1.0.0',
    runtime: '2.9.2',
    provides: {},
    kit: {},
    ...changes,
  });
  return { name: 'shell', kind: 'shell', dir };
}

/** Writes the files of an area's build. */
function area(name, version, changes = {}) {
  const dir = join(folder, name);
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  write(join(dir, 'package.json'), { touchline: { budget: { firstGzipBytes: 100 } } });
  const release = {
    name,
    version,
    contract: '^1.0.0',
    runtime: '2.9.2',
    shared: {},
    uses: {},
    prefixes: [`/${name}`],
    pages: [{ path: `/${name}`, title: name, files: [] }],
    entry: { gzipBytes: 1 },
    first: [],
    files: [],
    ...changes,
  };
  write(join(dir, 'dist', version, 'release.json'), release);
  return { name, kind: 'area', dir };
}

test('shell and area go live, each with an entry in the log', async () => {
  assert.equal(await promote(shell('1.0.0-a'), site), 'shell 1.0.0-a is live');
  assert.equal(await promote(area('mfe-one', '1.0.0-a'), site), 'mfe-one 1.0.0-a is live');
  assert.deepEqual(
    readLog(site).map(({ name, from, to }) => [name, from, to]),
    [
      ['shell', null, '1.0.0-a'],
      ['mfe-one', null, '1.0.0-a'],
    ],
  );
  assert.ok(existsSync(join(site, 'remotes/mfe-one/1.0.0-a/release.json')));
  assert.match(readFileSync(join(site, 'index.html'), 'utf8'), /1\.0\.0-a/);
});

test('promoting a live version changes nothing', async () => {
  await promote(shell('1.0.0-a'), site);
  await promote(area('mfe-one', '1.0.0-a'), site);
  assert.equal(await promote(shell('1.0.0-a'), site), 'shell 1.0.0-a is live already');
  assert.equal(await promote(area('mfe-one', '1.0.0-a'), site), 'mfe-one 1.0.0-a is live already');
  assert.equal(readLog(site).length, 2);
});

test('a start restores neither an older area nor an older shell', async () => {
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    await promote(shell(version), site);
    await promote(area('mfe-one', version), site);
  }
  assert.match(await promote(shell('1.0.0-a'), site, { onlyNew: true }), /left alone/);
  assert.match(await promote(area('mfe-one', '1.0.0-a'), site, { onlyNew: true }), /left alone/);
  assert.equal(liveShell(site).version, '1.0.0-b');
  assert.equal(readRegistry(site).remotes['mfe-one'].live, '1.0.0-b');
});

test('refuses a shell in which a live area would not work, and changes nothing', async () => {
  await promote(shell('1.0.0-a'), site);
  await promote(area('mfe-one', '1.0.0-a'), site);
  await assert.rejects(promote(shell('2.0.0-b', { contract: '2.0.0' }), site), /mfe-one 1\.0\.0-a: It needs contract/);
  assert.equal(liveShell(site).version, '1.0.0-a');
  const nextAreas = [area('mfe-one', '2.0.0-b', { contract: '^2.0.0' })];
  assert.equal(await promote(shell('2.0.0-b', { contract: '2.0.0' }), site, { nextAreas }), 'shell 2.0.0-b is live');
});

test('refuses one of two areas that claim the same page at the same time', async () => {
  await promote(shell('1.0.0-a'), site);
  const claim = { prefixes: ['/page'], pages: [{ path: '/page', title: 'Page', files: [] }] };
  const results = await Promise.allSettled(
    ['mfe-one', 'mfe-two'].map((name) => promote(area(name, '1.0.0-a', claim), site)),
  );
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.equal(Object.keys(readRegistry(site).remotes).length, 1);
});

test('the next start completes one that died between log and page', async () => {
  await promote(shell('1.0.0-a'), site);
  const before = readFileSync(join(site, 'index.html'), 'utf8');
  const next = shell('1.0.0-b');
  await promote(next, site);
  writeFileSync(join(site, 'index.html'), before);
  assert.equal(await promote(next, site, { onlyNew: true }), 'shell 1.0.0-b is live');
  assert.equal(liveShell(site).version, '1.0.0-b');
});
