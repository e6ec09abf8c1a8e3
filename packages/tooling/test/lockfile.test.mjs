import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, readJson } from '../release/parts.mjs';

const { packages } = readJson(join(ROOT, 'package-lock.json'));

/** Whether npm finds `name` from `path`: beside it or in a folder above. */
function resolves(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
    if (!at.includes('/node_modules/')) at = '';
  }
}

test('the lockfile has the package of every optional dependency, so it works on every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !resolves(path, name) && !packages[`node_modules/${name}`])
      .map((name) => `${path} → ${name}`),
  );
  assert.deepEqual(missing, []);
});

test('the lockfile names no private registry', () => {
  const hosts = new Set(
    Object.values(packages).flatMap(({ resolved }) => (resolved?.startsWith('http') ? [new URL(resolved).host] : [])),
  );
  assert.deepEqual(
    [...hosts].filter((host) => host !== 'registry.npmjs.org'),
    [],
  );
});

test('all versions are exact', () => {
  const folders = [
    '.',
    'api',
    'athlete-pages',
    'shell',
    'e2e',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
    ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
  ];
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([name, range]) => !name.startsWith('@touchline/') && !/^(npm:[^@]+@)?\d+\.\d+\.\d+/.test(range),
    );
    assert.deepEqual(loose, [], folder);
  }
});
